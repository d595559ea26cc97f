import { readFileSync } from "node:fs";
import { VERSION } from "@wings/runner/bulk";
import { Cluster, Redis } from "ioredis";
import { badConfig, mayEvict, noServer, refused } from "./errors.js";

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
}

const DEFAULTS: Settings = {
  url: "redis://127.0.0.1:6379",
  options: {},
  queue: "wings",
  boards: 250,
  kept: 100,
  attempts: 3,
  lock: 30_000,
};

/** The settings: a JSON file (`WINGS_BULLMQ_CONFIG`), and above it the URL alone (`WINGS_BULLMQ_URL`). */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const { WINGS_BULLMQ_URL: url, WINGS_BULLMQ_CONFIG: path } = env;
  const settings: Settings = { ...DEFAULTS, ...(path && readConfig(path)), ...(url && { url }) };
  for (const name of ["boards", "kept", "attempts", "lock"] as const)
    if (!(Number.isSafeInteger(settings[name]) && settings[name] > 0))
      throw badConfig(path ?? "the configuration", `${name} must be a whole number from 1 on`);
  if (!isUrl(settings.url))
    throw badConfig(
      url ? "WINGS_BULLMQ_URL" : path!,
      "the URL must be like redis://host:6379/0 or, with TLS, rediss://host:6379/0",
    );
  return { ...settings, queue: `${settings.queue}-${VERSION}` };
}

function isUrl(value: unknown): boolean {
  if (typeof value !== "string" || !URL.canParse(value)) return false;
  const { protocol, pathname } = new URL(value);
  return /^rediss?:$/.test(protocol) && /^\/?\d*$/.test(pathname);
}

function readConfig(path: string): Partial<Settings> {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw badConfig(path, (error as Error).message);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw badConfig(path, "it is no object");
  const unknown = Object.keys(value).find((name) => name !== "cluster" && !(name in DEFAULTS));
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

/** The server as messages name it. */
export const placeOf = ({ url, cluster }: Settings): string =>
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
  // A cluster that isn't ready neither connects nor fails.
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
    throw (hasRefused() ? refused : noServer)(placeOf(settings), reason?.lastNodeError ?? reason ?? (error as Error));
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

const withoutPassword = (url: string): string => url.replace(/\/\/[^/@]*@/, "//…@");
