import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { VERSION } from "@wings/runner/bulk";
import { minimalPuzzle, random } from "@wings/testing";
import { Queue } from "bullmq";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { isDeep, someOf } from "@wings/test-kit/depth";
import { Farm, type FarmSettings, ended, freePort, hasRedis, project, until } from "./farm.js";

const EXECUTOR = ["--executor", "@wings/bullmq"];
const QUEUE = `wings-${VERSION}`;
const source = random(19);
const PUZZLES = Array.from({ length: 60 }, () => minimalPuzzle(source));
const ALL = `${PUZZLES.join("\n")}\nno board\n`;

describe.skipIf(!hasRedis)("on a queue, with a real server", () => {
  let folder: string;
  let expected: string;
  let farm: Farm | undefined;

  beforeAll(async () => {
    folder = await project();
    writeFileSync(join(folder, "puzzles.txt"), ALL);
  });

  afterEach(async () => {
    await farm?.end();
  });

  const rate = (...more: readonly string[]): string[] => [
    "rate",
    "--preset",
    "players",
    "--json",
    ...more,
    "puzzles.txt",
  ];

  async function open(...args: [settings?: FarmSettings, flags?: readonly string[], scheme?: string]): Promise<Farm> {
    farm = await Farm.start(folder, ...args);
    expected ??= (await farm.run(rate("--jobs", "1")).output).out;
    return farm;
  }

  const queueOf = ({ port }: Farm): Queue => new Queue(QUEUE, { connection: { port }, skipMetasUpdate: true });

  it.each(isDeep ? [5, 50, 200] : [50])(
    "a run with parts of %i boards writes the same bytes as without a queue",
    async (boards) => {
      const { run, worker } = bound(await open({ boards }));
      await worker();
      const { status, out, err } = await run(rate(...EXECUTOR)).output;
      expect([status, err]).toEqual([1, ""]);
      expect(out).toBe(expected);
    },
  );

  it.runIf(isDeep)("makes the same puzzles as without a queue", async () => {
    const { run, worker } = bound(await open());
    const flags = ["generate", "--seed", "7", "--clues", "17-22", "--count", "60", "--unique", "--unrated", "--json"];
    const alone = await run([...flags, "--jobs", "1"]).output;
    await worker();
    const made = await run([...flags, ...EXECUTOR]).output;
    expect([made.status, made.err]).toEqual([0, ""]);
    expect(made.out).toBe(alone.out);
    // It looked into more than one part.
    expect(Number(/"attempt":"(\d+)[^\n]*\n$/.exec(made.out)![1])).toBeGreaterThan(500);
  });

  it("a worker may be killed, stopped for longer than its lock, and added", async () => {
    const it = bound(await open({ boards: 2 }));
    const [first, second] = [await it.worker(), await it.worker()];
    const { output } = it.run(rate(...EXECUTOR));
    const queue = queueOf(farm!);
    await until(async () => (await queue.getCompletedCount()) > 3);
    first.kill("SIGSTOP");
    second.kill("SIGKILL");
    await it.worker();
    await until(async () => (await queue.getCompletedCount()) > 20);
    first.kill("SIGCONT");
    expect((await output).out).toBe(expected);
    await queue.close();
  });

  it("a worker with several processes counts the jobs of all, replaces one that is killed, and a kill ends all of them", async () => {
    const it = bound(await open({ boards: 2 }));
    const port = await freePort();
    const worker = await it.worker(["--jobs", "3", "--metrics", String(port)]);
    let warnings = "";
    worker.stderr!.on("data", (part: Buffer) => (warnings += String(part)));
    const queue = queueOf(farm!);
    const allWork = (): Promise<void> => until(async () => (await queue.getWorkersCount()) === 3);
    await allWork();
    const { out, err } = await it.run(rate(...EXECUTOR)).output;
    expect(err).toBe("");
    expect(out).toBe(expected);
    await until(async () => (await metricsAt(port)).includes("\nwings_boards_total 61\n"));
    expect(warnings).toBe("");
    const [child] = String(spawnSync("pgrep", ["-P", String(worker.pid)]).stdout).split("\n");
    process.kill(Number(child), "SIGKILL");
    await until(() => Promise.resolve(warnings.endsWith("\n")));
    expect(warnings).toBe(`wings-worker: process ${child} ended (SIGKILL); another one starts\n`);
    await allWork();
    await ended(worker, "SIGKILL");
    await until(async () => (await queue.getWorkersCount()) === 0);
    await queue.close();
  });

  it("the server may be killed and started again with its file: one line says so, and one that it is back", async () => {
    const it = bound(await open({ boards: 2 }));
    const port = await freePort();
    const worker = await it.worker(["--jobs", "2", "--metrics", String(port)]);
    let warnings = "";
    worker.stderr!.on("data", (part: Buffer) => (warnings += String(part)));
    const { output } = it.run(rate(...EXECUTOR));
    const queue = queueOf(farm!);
    await until(async () => (await queue.getCompletedCount()) > 3);
    await queue.close();
    await farm!.killServer();
    await until(() => Promise.resolve(warnings.endsWith("\n")));
    expect(await metricsAt(port)).toContain("\nwings_server_up 0\n");
    await farm!.startServer();
    const { out, err } = await output;
    expect(out).toBe(expected);
    const lines = (name: string): string =>
      `${name}: the Redis server at ${farm!.url} is away; waiting for it.\n${name}: the Redis server is back.\n`;
    expect(err).toBe(lines("wings"));
    expect(warnings).toBe(lines("wings-worker"));
  });

  it("a server whose memory is full ends the run with a code", async () => {
    const it = bound(await open());
    const redis = farm!.connect();
    await redis.config("SET", "maxmemory", "1");
    const { status, out, err } = await it.run(rate(...EXECUTOR)).output;
    redis.disconnect();
    expect([status, out]).toEqual([3, ""]);
    expect(err).toMatch(/refuses a job: OOM .*\(WINGS_BULLMQ_SERVER\)\nRaise its maxmemory/);
  });

  it("the same run started twice adds nothing, and the second one ends as the first", async () => {
    const it = bound(await open({ boards: 10 }));
    const [one, two] = [it.run(rate(...EXECUTOR)).output, it.run(rate(...EXECUTOR)).output];
    const queue = queueOf(farm!);
    await until(async () => (await queue.getWaitingCount()) >= 4);
    await it.worker();
    for (const { out, err } of [await one, await two]) expect(out, err).toBe(expected);
    expect(await queue.getCompletedCount()).toBe(7);
    await queue.close();
  });

  it("the same run from a pipe adds nothing, however the pipe is cut", async () => {
    const it = bound(await open({ boards: 10 }));
    await it.worker();
    const flags = rate(...EXECUTOR).with(-1, "-");
    const { child, output } = it.run(flags, null);
    const queue = queueOf(farm!);
    // A chunk ends in the middle of a board, and in the middle of a part.
    child.stdin!.write(ALL.slice(0, 200));
    child.stdin!.write(ALL.slice(200, 1800));
    await until(async () => (await queue.getCompletedCount()) === 2);
    child.stdin!.write(ALL.slice(1800));
    child.stdin!.end();
    expect((await output).out).toBe(expected);
    expect(await queue.getCompletedCount()).toBe(7);
    expect((await it.run(flags, ALL).output).out).toBe(expected);
    expect(await queue.getCompletedCount()).toBe(7);
    await queue.close();
  });

  it("no more than the window is on the queue, and only the last answers stay", async () => {
    const it = bound(await open({ boards: 2, kept: 5 }));
    const queue = queueOf(farm!);
    await it.worker();
    const { output } = it.run(rate(...EXECUTOR));
    let most = 0;
    let isDone = false;
    void output.then(() => (isDone = true));
    await until(async () => {
      const { waiting, active } = await queue.getJobCounts("waiting", "active");
      most = Math.max(most, waiting + active);
      return isDone;
    });
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(4);
    expect(await queue.getCompletedCount()).toBe(5);
    // The server forgets events some at a time, and the last one of a job holds its answer.
    const redis = farm!.connect();
    expect(await redis.xlen(`bull:${QUEUE}:events`)).toBeLessThan(40);
    redis.disconnect();
    await queue.close();
  });

  it("after Ctrl-C no job is left but those that another run awaits", async () => {
    const it = bound(await open({ boards: 10 }));
    const [one, two] = [it.run(rate(...EXECUTOR)), it.run(["check", "--json", ...EXECUTOR, "puzzles.txt"])];
    const queue = queueOf(farm!);
    await until(async () => (await queue.getWaitingCount()) === 8);
    one.child.kill("SIGINT");
    expect((await one.output).status).toBe(130);
    expect((await queue.getWaiting()).map(({ name }) => name)).toEqual(["check", "check", "check", "check"]);
    await it.worker();
    expect((await two.output).status).toBe(1);
    await queue.close();
  });

  it("a part that always fails ends the run with a code and its boards", async () => {
    const it = bound(await open({ boards: 20, attempts: 2 }));
    // A worker of somebody else that answers nothing.
    const { Worker } = await import("bullmq");
    const worker = new Worker(QUEUE, () => Promise.reject(new Error("no disk")), {
      connection: { port: farm!.port },
    });
    const { status, err } = await it.run(rate(...EXECUTOR)).output;
    expect(status).toBe(3);
    expect(err).toMatch(/boards 0 to 19 failed 2 times on the queue: no disk \(WINGS_JOB_FAILED\)/);
    await worker.close();
  });

  const TALLY = { boards: 20, notGood: 0, statuses: { solved: 20 }, levels: {}, techniques: {}, boardsBy: {} };
  const SPOILED: readonly (readonly [string, (reply: object) => unknown, string])[] = [
    ["of another version", (reply) => ({ ...reply, wings: "0.9.0" }), "WINGS_OTHER_VERSION"],
    ["that is null", () => null, "WINGS_OTHER_VERSION"],
    ["to fewer boards", (reply) => ({ ...reply, out: "" }), "WINGS_BAD_REPLY"],
    [
      "with foreign bytes",
      (reply) => ({ ...reply, out: (reply as { out: string }).out.replace("0", "9") }),
      "WINGS_BAD_REPLY",
    ],
    ["without statuses", (reply) => ({ ...reply, tally: { boards: 20, notGood: 0 } }), "WINGS_BAD_REPLY"],
    ["with odd counts", (reply) => ({ ...reply, tally: { ...TALLY, levels: { easy: "1" } } }), "WINGS_BAD_REPLY"],
    ["with odd names", (reply) => ({ ...reply, tally: { ...TALLY, levels: { toString: 1 } } }), "WINGS_BAD_REPLY"],
    [
      "with an error of status 0",
      (reply) => ({ ...reply, fatal: { code: "WINGS_X", message: "m", exit: 0 } }),
      "WINGS_BAD_REPLY",
    ],
    ["with an error that is no text", (reply) => ({ ...reply, fatal: { code: 7, message: {} } }), "WINGS_BAD_REPLY"],
    ["with an error of null", (reply) => ({ ...reply, fatal: null }), "WINGS_BAD_REPLY"],
    ["with control characters", (reply) => ({ ...reply, err: "\u001b[2J" }), "WINGS_BAD_REPLY"],
  ];
  it("a reply that is none is refused, and not kept", async () => {
    const it = bound(await open({ boards: 20 }));
    const { Worker } = await import("bullmq");
    const part = expected.split("\n").slice(0, 20).join("\n") + "\n";
    const reply = { wings: VERSION, out: part, err: "", tally: TALLY };
    for (const [what, spoil, code] of someOf(SPOILED, 4)) {
      const worker = new Worker(QUEUE, () => Promise.resolve(spoil(reply)), {
        connection: { port: farm!.port },
      });
      const { status, out, err } = await it.run(rate(...EXECUTOR)).output;
      expect([status, out], what).toEqual([3, ""]);
      expect(err, what).toContain(code);
      expect(err, what).not.toContain("    at ");
      await worker.close();
    }
    await it.worker();
    expect((await it.run(rate(...EXECUTOR)).output).out).toBe(expected);
  });

  /** A fast machine finds all its patterns in a second. A long job has many of these boards. */
  const SPARSE = ".....5......6.1.5.............5........1.6..83.......553.....61..................";
  const MANY = 20;
  const longJob = `${SPARSE}\n`.repeat(MANY);
  const steps = ["steps", "--all", "--json", "-"];

  it("a job may take longer than its lock: the worker renews it", async () => {
    const it = bound(await open({ boards: MANY, lock: 3000 }));
    await it.worker();
    it.run([...steps, ...EXECUTOR], longJob);
    const redis = farm!.connect();
    const queue = queueOf(farm!);
    const lockOf = (job: string): string => queue.toKey(`${job}:lock`);
    let [token, left, renewed]: [string | null, number, number] = [null, 0, 0];
    // A job that is taken again has another token. Only a lock that is renewed lasts longer with the same one.
    await until(async () => {
      const [job] = await queue.getActive();
      if (job === undefined) return false;
      const [now, milliseconds] = [await redis.get(lockOf(job.id!)), await redis.pttl(lockOf(job.id!))];
      if (now !== token) [token, left, renewed] = [now, milliseconds, 0];
      if (milliseconds > left) renewed++;
      left = milliseconds;
      return renewed === 2;
    });
    redis.disconnect();
    await queue.close();
  });

  it("a job that takes longer than the limit fails once, with a code, and the worker goes on", async () => {
    const it = bound(await open({ boards: MANY, limit: 1500 }));
    await it.worker();
    const { status, err } = await it.run([...steps, ...EXECUTOR], longJob + longJob).output;
    expect(status).toBe(3);
    expect(err).toMatch(/failed once on the queue: the job took longer than 1.5 seconds \(WINGS_JOB_TOO_LONG\)/);
    expect((await it.run(["check", "--json", ...EXECUTOR, "-"], `${PUZZLES[0]}\n`).output).status).toBe(0);
  });

  it("a server that may drop jobs is refused, one without a file is named", async () => {
    const it = bound(await open({}, ["--maxmemory-policy", "allkeys-lru", "--appendonly", "no"]));
    const { status, err } = await it.run(rate(...EXECUTOR)).output;
    expect(status).toBe(2);
    expect(err).toMatch(
      /maxmemory-policy is allkeys-lru\. \(WINGS_BULLMQ_EVICTION\)\nSet it: redis-cli -h 127\.0\.0\.1 -p \d+ config set/,
    );
    const redis = farm!.connect();
    await redis.config("SET", "maxmemory-policy", "noeviction");
    redis.disconnect();
    await it.worker();
    expect((await it.run(rate(...EXECUTOR)).output).err).toContain("The server keeps jobs in memory only");
  });

  it("a server that can't be reached is an error within five seconds", async () => {
    const it = bound(await open());
    await farm!.killServer();
    const start = performance.now();
    const { status, err } = await it.run(rate(...EXECUTOR)).output;
    expect(status).toBe(3);
    expect(err).toMatch(/no Redis server answers at redis:\/\/127\.0\.0\.1:\d+: .* \(WINGS_BULLMQ_NO_SERVER\)/);
    expect(performance.now() - start).toBeLessThan(8000);
    await farm!.startServer();
    const other = await it.run(rate(...EXECUTOR), "", { WINGS_BULLMQ_URL: `${farm!.url}/99` }).output;
    expect([other.status, other.out]).toEqual([3, ""]);
    expect(other.err).toMatch(/refuses the connection: ERR DB index is out of range \(WINGS_BULLMQ_REFUSED\)/);
  });

  it.runIf(isDeep)("TLS and a password: from the settings, and an error says what is wrong with them", async () => {
    const [key, certificate] = ["key.pem", "certificate.pem"].map((name) => join(folder, name));
    const made = ["-keyout", key, "-out", certificate, "-addext", "subjectAltName=IP:127.0.0.1"];
    const { status } = spawnSync("openssl", [
      "req",
      "-x509",
      "-subj",
      "/CN=localhost",
      "-newkey",
      "rsa:2048",
      "-nodes",
      ...made,
    ]);
    expect(status).toBe(0);
    const tls = ["--tls-cert-file", certificate, "--tls-key-file", key, "--tls-ca-cert-file", certificate];
    const flags = [...tls, "--tls-auth-clients", "no", "--requirepass", "a secret"];
    const options = { tls: { ca: readFileSync(certificate, "utf8") } };
    const it = bound(await open({ boards: 20, options }, flags, "rediss://:a%20secret@"));
    await it.worker();
    const { out, err } = await it.run(rate(...EXECUTOR)).output;
    expect([out, err]).toEqual([expected, ""]);

    const refused = async (settings: object, url: string): Promise<string> => {
      const env = { WINGS_BULLMQ_URL: url, WINGS_BULLMQ_CONFIG: join(folder, "other.json") };
      writeFileSync(env.WINGS_BULLMQ_CONFIG, JSON.stringify(settings));
      const { status, err } = await it.run(rate(...EXECUTOR), "", env).output;
      expect(status).toBe(3);
      expect(err).toContain("WINGS_BULLMQ_");
      expect(err).not.toContain("wrong one");
      return err;
    };
    const { url, port } = farm!;
    expect(await refused({}, url)).toMatch(/self-signed certificate \(WINGS_BULLMQ_NO_SERVER/);
    expect(await refused({ options }, `rediss://127.0.0.1:${port}`)).toMatch(/NOAUTH.*WINGS_BULLMQ_REFUSED/);
    expect(await refused({ options }, `rediss://:wrong%20one@127.0.0.1:${port}`)).toMatch(
      /WRONGPASS.*WINGS_BULLMQ_REFUSED/,
    );
  });

  it.runIf(isDeep)(
    "a cluster answers the same, also when a node is down, and one that isn't ready is an error",
    async () => {
      const cluster = { options: { slotsRefreshTimeout: 5000 } };
      const flags = ["--cluster-enabled", "yes", "--cluster-announce-ip", "127.0.0.1"];
      const it = bound(await open({ boards: 20, cluster, queue: "{wings}" }, flags));
      const start = performance.now();
      const before = await it.run(rate(...EXECUTOR)).output;
      expect([before.status, before.err]).toEqual([3, expect.stringContaining("WINGS_BULLMQ_NO_SERVER")]);
      expect(performance.now() - start).toBeLessThan(8000);
      const node = farm!.connect();
      await node.cluster("ADDSLOTSRANGE", 0, 16_383);
      await until(async () => (await node.cluster("INFO")).includes("cluster_state:ok"));
      node.disconnect();
      await it.worker();
      const { out, err } = await it.run(rate(...EXECUTOR)).output;
      expect([out, err]).toEqual([expected, ""]);
    },
  );

  it("a worker has metrics and finishes its job before it ends", async () => {
    const it = bound(await open({ boards: 10 }));
    const port = await freePort();
    const worker = await it.worker(["--metrics", String(port)]);
    await it.run(rate(...EXECUTOR)).output;
    const text = await metricsAt(port);
    expect(text).toMatch(/^wings_boards_total 61$/m);
    expect(text).toMatch(/^wings_queue_waiting 0$/m);
    await ended(worker, "SIGTERM");
    expect(worker.exitCode).toBe(0);
  });
});

const metricsAt = async (port: number): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

/** The methods of a farm, to be called on their own. */
const bound = (farm: Farm): Pick<Farm, "run" | "worker"> => ({
  run: (...args) => farm.run(...args),
  worker: (...args) => farm.worker(...args),
});
