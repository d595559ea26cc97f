import { readFileSync } from "node:fs";
import { VERSION } from "@wings/runner/bulk";
import { Cluster, Redis } from "ioredis";
import { badConfig, mayEvict, noServer } from "./errors.js";

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
  attempts: 3,
  lock: 30_000,
};

/** The settings: a JSON file (`WINGS_BULLMQ_CONFIG`), and above it the URL alone (`WINGS_BULLMQ_URL`). */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  const { WINGS_BULLMQ_URL: url, WINGS_BULLMQ_CONFIG: path } = env;
  const settings: Settings = { ...DEFAULTS, ...(path && readConfig(path)), ...(url && { url }) };
  for (const name of ["boards", "attempts", "lock"] as const)
    if (!(Number.isSafeInteger(settings[name]) && settings[name] > 0))
      throw badConfig(path ?? "the configuration", `${name} must be a whole number from 1 on`);
  return { ...settings, queue: `${settings.queue}-${VERSION}` };
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

/** Throws within five seconds if there is no server, or if the server may forget jobs. Returns what is not as it should be. */
export async function checkServer({ url, options, cluster }: Settings): Promise<string[]> {
  const limits = { connectTimeout: PATIENCE, retryStrategy: () => null, maxRetriesPerRequest: 0 };
  const each = { ...options, ...limits };
  const probe =
    cluster === undefined
      ? new Redis(url, { ...each, lazyConnect: true })
      : new Cluster([...cluster.nodes], { ...cluster.options, redisOptions: each, lazyConnect: true });
  let reason: (Error & { lastNodeError?: Error }) | undefined;
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
    const policy = await configOf(probe, "maxmemory-policy");
    if (policy !== undefined && policy !== "noeviction") throw mayEvict(policy);
    return (await configOf(probe, "appendonly")) === "no"
      ? ["The server keeps jobs in memory only: redis-cli config set appendonly yes"]
      : [];
  } catch (error) {
    if (String((error as { code?: unknown }).code).startsWith("WINGS_")) throw error;
    const place = cluster?.nodes.map(({ host, port }) => `${host}:${port}`).join(", ") ?? withoutPassword(url);
    // What made the connection end says more than that it is closed.
    throw noServer(place, reason?.lastNodeError ?? reason ?? (error as Error));
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

const withoutPassword = (url: string): string => url.replace(/\/\/[^/@]*@/, "//…@");
