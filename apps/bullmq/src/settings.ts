import { readFileSync } from "node:fs";
import { VERSION } from "@wings/runner/bulk";
import { Cluster, Redis } from "ioredis";
import { badConfig, mayEvict, noServer, refused, serverRefused } from "./errors.js";

/** Not with npx, which passes no signals on: the worker would go on after `kill`. */
export const START_WORKER = "node node_modules/@wings/bullmq/dist/worker.js";

/** A node of a cluster. */
interface Node {
  readonly host: string;
  readonly port: number;
}

/** Where the queue is, and how it is used. */
export interface Settings {
  /** `redis://` or, with TLS, `rediss://`: user, password, host, port and number of the database. */
  readonly url: string;
  /** Options of ioredis, which come on top of the URL. */
  readonly options: Readonly<Record<string, unknown>>;
  /** The nodes of a cluster, in place of the URL. */
  readonly cluster?: { readonly nodes: readonly Node[]; readonly options?: Readonly<Record<string, unknown>> };
  /** The name of the queue. Its version belongs to it, so workers of other versions don't take its jobs. */
  readonly queue: string;
  /** How many boards a job has. */
  readonly boards: number;
  /** How many of the last answers stay on the server, for a run that is started twice. */
  readonly kept: number;
  /** How often a job is tried. */
  readonly attempts: number;
  /** How long a worker may be silent before another one takes its job, in milliseconds. */
  readonly lock: number;
  /** How long a job may take before it fails, in milliseconds. */
  readonly limit: number;
}

const DEFAULTS: Settings = {
  url: "redis://127.0.0.1:6379",
  options: {},
  queue: "wings",
  boards: 250,
  kept: 100,
  attempts: 3,
  lock: 30_000,
  limit: 600_000,
};

/** The settings: a JSON file (`WINGS_BULLMQ_CONFIG`), and above it the URL alone (`WINGS_BULLMQ_URL`). */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const { WINGS_BULLMQ_URL: url, WINGS_BULLMQ_CONFIG: path } = env;
  const settings: Settings = { ...DEFAULTS, ...(path && readConfig(path)), ...(url && { url }) };
  const where = path ?? "the configuration";
  if (!isUrl(settings.url))
    throw badConfig(
      url ? "WINGS_BULLMQ_URL" : where,
      "the URL must be like redis://host:6379/0 or, with TLS, rediss://host:6379/0",
    );
  const fault = faultOf(settings);
  if (fault !== undefined) throw badConfig(where, fault);
  return { ...settings, queue: `${settings.queue}-${VERSION}` };
}

function isUrl(value: unknown): boolean {
  if (typeof value !== "string" || !URL.canParse(value)) return false;
  const { protocol, pathname, username, password } = new URL(value);
  try {
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  return /^rediss?:$/.test(protocol) && /^\/?\d*$/.test(pathname);
}

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value);

/** What is wrong with the settings other than the URL. They are the user's JSON. */
function faultOf({ queue, options, cluster, ...numbers }: Settings): string | undefined {
  for (const name of ["boards", "kept", "attempts", "lock", "limit"] as const)
    if (!(Number.isSafeInteger(numbers[name]) && numbers[name] > 0 && numbers[name] <= MOST))
      return `${name} must be a whole number from 1 to ${MOST}`;
  // BullMQ puts colons between the parts of its keys.
  if (typeof queue !== "string" || !/^[^:\s]+$/.test(queue)) return "queue must be a name without colons and blanks";
  if (!isObject(options)) return "options must be an object";
  if (cluster === undefined) return undefined;
  const { nodes, options: more = {} } = Object(cluster) as Partial<NonNullable<Settings["cluster"]>>;
  if (!Array.isArray(nodes) || nodes.length === 0 || !nodes.every(isNode))
    return 'the nodes of cluster must be a list such as [{ "host": "10.0.0.1", "port": 6379 }]';
  return isObject(more) ? undefined : "the options of cluster must be an object";
}

/** Longer times would overflow timers. */
const MOST = 2_147_483_647;

function isNode(node: unknown): boolean {
  const { host, port } = Object(node) as Partial<Node>;
  return typeof host === "string" && host !== "" && Number.isInteger(port) && port! > 0 && port! < 65_536;
}

function readConfig(path: string): Partial<Settings> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    // The message of a syntax error quotes the text, which may have a password.
    throw badConfig(path, error instanceof SyntaxError ? "it is not JSON" : (error as Error).message);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw badConfig(path, "it is no object");
  const unknown = Object.keys(value).find((name) => name !== "cluster" && !Object.hasOwn(DEFAULTS, name));
  if (unknown !== undefined)
    throw badConfig(path, `there is no setting ${unknown}; there are ${Object.keys(DEFAULTS).join(", ")} and cluster`);
  return value;
}

/** How long a server may take to answer at the start, in milliseconds. */
const PATIENCE = 4000;

/** A connection that waits for a server that is restarted. */
export function connect({ url, options, cluster }: Settings): Redis | Cluster {
  const each = { ...options, maxRetriesPerRequest: null };
  const connection =
    cluster === undefined
      ? new Redis(url, each)
      : new Cluster([...cluster.nodes], { ...cluster.options, redisOptions: each });
  // Without a listener each failed attempt would be printed. Requests wait, so nothing is lost.
  connection.on("error", () => undefined);
  return connection;
}

/** The server answers with an error in the middle of a run. */
export const serverFailed = (settings: Settings, { message }: Error): Error =>
  serverRefused(placeOf(settings), withoutSecrets(settings, message));

/** The server as messages name it. */
const placeOf = ({ url, cluster }: Settings): string =>
  cluster?.nodes.map(({ host, port }) => `${host}:${port}`).join(", ") ?? withoutPassword(url);

/** Says once that the server is away, and once that it is back. */
export function tellOutages(connection: Redis | Cluster, settings: Settings, tell: (line: string) => void): void {
  let isAway = false;
  connection.on("reconnecting", () => {
    if (!isAway) tell(`the Redis server at ${placeOf(settings)} is away; waiting for it.`);
    isAway = true;
  });
  connection.on("ready", () => {
    if (isAway) tell("the Redis server is back.");
    isAway = false;
  });
}

/** Throws within five seconds if there is no server, or if the server may forget jobs. Returns what is not as it should be. */
export async function checkServer(settings: Settings): Promise<string[]> {
  const { url, options, cluster } = settings;
  const limits = { connectTimeout: PATIENCE, retryStrategy: () => null, maxRetriesPerRequest: 0 };
  const each = { ...options, ...limits };
  const probe =
    cluster === undefined
      ? new Redis(url, { ...each, lazyConnect: true })
      : new Cluster([...cluster.nodes], { ...cluster.options, redisOptions: each, lazyConnect: true });
  let reason: (Error & { lastNodeError?: Error }) | undefined;
  const hasRefused = (): boolean => (reason?.lastNodeError ?? reason)?.name === "ReplyError";
  probe.on("error", (error: Error) => (reason ??= error));
  let timeout: NodeJS.Timeout | undefined;
  // The promise of a cluster that isn't ready stays pending.
  const late = new Promise<never>((_, reject) => {
    timeout = setTimeout(() => {
      reject(new Error(`no answer within ${PATIENCE / 1000} seconds`));
    }, PATIENCE);
  });
  try {
    await Promise.race([probe.connect(), late]);
    // A number of a database that doesn't exist doesn't end the connection.
    if (cluster === undefined && hasRefused()) throw reason!;
    const policy = await configOf(probe, "maxmemory-policy");
    if (policy !== undefined && policy !== "noeviction") throw mayEvict(policy, cliOf(settings));
    return (await configOf(probe, "appendonly")) === "no"
      ? [`The server keeps jobs in memory only: ${cliOf(settings)} config set appendonly yes`]
      : [];
  } catch (error) {
    if (String((error as { code?: unknown }).code).startsWith("WINGS_")) throw error;
    // What made the connection end says more than that it is closed.
    const { message } = reason?.lastNodeError ?? reason ?? (error as Error);
    throw (hasRefused() ? refused : noServer)(placeOf(settings), withoutSecrets(settings, message));
  } finally {
    clearTimeout(timeout);
    probe.disconnect();
  }
}

/** A value of the server's configuration; undefined where the server does not tell, as hosted ones do. */
async function configOf(probe: Redis | Cluster, name: string): Promise<string | undefined> {
  try {
    const [, value] = (await probe.config("GET", name)) as (string | undefined)[];
    return value;
  } catch {
    return undefined;
  }
}

/** How to reach the server from a shell. It asks for the password. */
function cliOf({ url, cluster }: Settings): string {
  const { hostname, port, username, password, protocol } = new URL(url);
  const node = cluster?.nodes[0] ?? { host: hostname.replace(/^\[|\]$/g, "") || "127.0.0.1", port: port || 6379 };
  const user = username === "" ? "" : ` --user ${username}`;
  const secret = cluster === undefined && password !== "" ? `${user} --askpass` : "";
  return `redis-cli -h ${node.host} -p ${node.port}${protocol === "rediss:" ? " --tls" : ""}${secret}`;
}

function withoutPassword(text: string): string {
  const url = new URL(text);
  const user = url.username === "" && url.password === "" ? "" : "…@";
  return `${url.protocol}//${user}${url.host}${url.pathname}`;
}

/** A message without the passwords that the settings have, in any spelling of a URL. */
export function withoutSecrets(settings: Settings, text: string): string {
  const { password } = new URL(settings.url);
  const inOptions = [settings.options, settings.cluster?.options, settings.cluster?.options?.redisOptions].map(
    (options) => (Object(options) as { password?: unknown }).password,
  );
  const secrets = [password, decodeURIComponent(password), ...inOptions].filter(
    (secret): secret is string => typeof secret === "string" && secret !== "",
  );
  // The longest first: one spelling may be part of another.
  return [settings.url, ...secrets.sort((a, b) => b.length - a.length)].reduce(
    (left, secret) => left.replaceAll(secret, secret === settings.url ? withoutPassword(secret) : "…"),
    text,
  );
}
