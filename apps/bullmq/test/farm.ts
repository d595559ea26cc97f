import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { Redis } from "ioredis";
import { inject } from "vitest";

const here = fileURLToPath(new URL("..", import.meta.url));
const command = inject("command");

/** Whether there is a Redis server. CI must have one. */
export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;
if (!hasRedis && process.env.CI) throw new Error("The tests of the queue need redis-server.");

/** A folder in which the command and the package are installed, as in a project. */
export async function project(): Promise<string> {
  const folder = mkdtempSync(join(inject("scratch"), "farm-"));
  const installed = join(folder, "node_modules/@wings/bullmq");
  mkdirSync(join(installed, "dist"), { recursive: true });
  writeFileSync(join(installed, "package.json"), '{ "type": "module", "exports": "./dist/index.js" }');
  for (const name of ["bullmq", "ioredis"])
    symlinkSync(join(here, "node_modules", name), join(folder, "node_modules", name));
  await build({
    entryPoints: ["index", "worker", "child", "answer", "settings"].map((name) => join(here, `src/${name}.ts`)),
    outdir: join(installed, "dist"),
    alias: { "@wings/runner/bulk": join(command, "bulk.js") },
    external: ["bullmq", "ioredis", "piscina"],
    bundle: true,
    platform: "node",
    format: "esm",
    logLevel: "error",
  });
  return folder;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => {
        resolve(port);
      });
    });
  });

export interface Output {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Settings of the package, as in its configuration file. */
export interface FarmSettings {
  readonly options?: object;
  /** One node is down, and the server of the farm is the other one. */
  readonly cluster?: object;
  readonly [name: string]: unknown;
}

/** A separate server with runs and workers. `end` ends all of them. */
export class Farm {
  readonly #children = new Set<ChildProcess>();
  #server: ChildProcess | undefined;

  private constructor(
    readonly folder: string,
    readonly port: number,
    readonly settings: FarmSettings,
    readonly scheme: string,
  ) {}

  /** `scheme` is the beginning of the server's URL, with a password if it has one. */
  static async start(
    folder: string,
    settings: FarmSettings = {},
    flags: readonly string[] = [],
    scheme = "redis://",
  ): Promise<Farm> {
    const farm = new Farm(folder, await freePort(), settings, scheme);
    const { cluster } = settings;
    writeFileSync(
      farm.#config,
      JSON.stringify({
        lock: 2000,
        ...settings,
        ...(cluster && { cluster: { ...cluster, nodes: [1, farm.port].map((port) => ({ host: "127.0.0.1", port })) } }),
      }),
    );
    await farm.startServer(flags);
    return farm;
  }

  get url(): string {
    return `${this.scheme}127.0.0.1:${this.port}`;
  }

  get #config(): string {
    return join(this.folder, `config-${this.port}.json`);
  }

  /** Starts the server, with what it has kept in its file. */
  async startServer(flags: readonly string[] = []): Promise<void> {
    const dir = join(this.folder, `redis-${this.port}`);
    mkdirSync(dir, { recursive: true });
    const kept = ["--save", "", "--appendonly", "yes", "--appendfsync", "always", "--maxmemory-policy", "noeviction"];
    const port = this.scheme.startsWith("rediss") ? ["--port", "0", "--tls-port"] : ["--port"];
    this.#server = spawn("redis-server", [...port, String(this.port), "--dir", dir, ...kept, ...flags], {
      stdio: "ignore",
    });
    const redis = this.connect();
    await redis.ping();
    redis.disconnect();
  }

  killServer(): Promise<void> {
    return ended(this.#server!, "SIGKILL");
  }

  connect(): Redis {
    const redis = new Redis(this.url, { ...this.settings.options, maxRetriesPerRequest: null });
    redis.on("error", () => undefined);
    return redis;
  }

  /** Starts a worker, and waits until it listens. */
  async worker(args: readonly string[] = []): Promise<ChildProcess> {
    const child = this.#spawn([
      join(this.folder, "node_modules/@wings/bullmq/dist/worker.js"),
      "--every",
      "0",
      ...args,
    ]);
    let text = "";
    await new Promise<void>((resolve, reject) => {
      child.stderr!.on("data", (part: Buffer) => {
        text += String(part);
        if (text.includes("listens")) resolve();
      });
      child.once("exit", () => {
        reject(new Error(text));
      });
    });
    return child;
  }

  /** Starts the command with the executor. Without an input its stdin stays open. */
  run(
    args: readonly string[],
    input: string | null = "",
    env: NodeJS.ProcessEnv = {},
  ): { child: ChildProcess; output: Promise<Output> } {
    const child = this.#spawn([join(command, "cli.cjs"), ...args], env);
    child.stdin!.on("error", () => undefined);
    if (input !== null) child.stdin!.end(input);
    return { child, output: outputOf(child) };
  }

  async end(): Promise<void> {
    for (const child of this.#children) await ended(child, "SIGKILL");
    await this.killServer();
  }

  #spawn(args: readonly string[], more: NodeJS.ProcessEnv = {}): ChildProcess {
    const env = {
      PATH: process.env.PATH,
      HOME: this.folder,
      LANG: "C.UTF-8",
      WINGS_BULLMQ_URL: this.url,
      WINGS_BULLMQ_CONFIG: this.#config,
      ...more,
    };
    const child = spawn(process.execPath, args, { cwd: this.folder, env, stdio: "pipe" });
    this.#children.add(child);
    return child;
  }
}

function outputOf(child: ChildProcess): Promise<Output> {
  let [out, err] = ["", ""];
  child.stdout!.setEncoding("utf8").on("data", (part: string) => (out += part));
  child.stderr!.setEncoding("utf8").on("data", (part: string) => (err += part));
  return new Promise((resolve) => {
    child.on("close", (status) => {
      resolve({ status, out, err });
    });
  });
}

/** Ends a process that a test has started, if it still runs. */
export function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => {
      resolve();
    });
    child.kill(signal);
  });
}

/** Waits until something holds. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}
