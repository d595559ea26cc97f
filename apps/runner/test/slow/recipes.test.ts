// The recipes of docs/bulk.md on real servers, in the deep run. GNU parallel and Spark's pipe are in filter.test.ts.

import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { hostname } from "node:os";
import { join } from "node:path";
import { isDeep } from "@wings/test-kit/depth";
import { afterAll, expect, test } from "vitest";
import { EASY, PUZZLE } from "../puzzles.js";
import { shellEnvironment } from "../shell.js";
import { here, records, scratch, wings } from "../wings.js";

const has = (command: string, flag: string): boolean => spawnSync(command, [flag]).status === 0;
const lines = Array.from({ length: 100 }, (_, i) => (i === 7 ? `${EASY}8` : i % 2 === 0 ? EASY : PUZZLE));
const docs = readFileSync(join(here, "../../../docs/bulk.md"), "utf8");

/** The block of code that follows a sentence or a heading of the document. */
function recipe(after: string): string {
  const block = /```\w+\n([^]*?)```/.exec(docs.slice(docs.indexOf(after)))?.[1];
  if (!docs.includes(after) || block === undefined) throw new Error(`docs/bulk.md has no code after "${after}".`);
  return block;
}

const started: ChildProcess[] = [];
afterAll(() => {
  for (const each of started) each.kill();
});

function start(folder: string, command: string, args: readonly string[], env = shellEnvironment()): void {
  started.push(spawn(command, args, { cwd: folder, env, stdio: "ignore" }));
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => {
        resolve(port);
      });
    });
  });

function run(folder: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, env, encoding: "utf8", timeout: 120_000 });
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`);
  return stdout;
}

async function until(isReady: () => boolean): Promise<void> {
  for (let i = 0; i < 100 && !isReady(); i++) await new Promise((next) => setTimeout(next, 200));
}

const hasSlurm = process.getuid?.() === 0 && ["slurmctld", "slurmd"].every((name) => has(name, "-V"));

test.skipIf(!isDeep || !hasSlurm)(
  "a Slurm array (deep run, as root, with slurm-wlm): its parts are the whole",
  { timeout: 180_000 },
  async () => {
    const folder = mkdtempSync(join(scratch, "slurm-"));
    for (const name of ["state", "spool"]) mkdirSync(join(folder, name));
    writeFileSync(join(folder, "key"), randomBytes(1024), { mode: 0o600 });
    const socket = join(folder, "munge.socket");
    const name = hostname().split(".")[0];
    const conf = join(folder, "slurm.conf");
    // One node that says it has 64 processors: four jobs of four run at once on any machine.
    writeFileSync(
      conf,
      `ClusterName=recipe
SlurmctldHost=${name}(127.0.0.1)
SlurmctldPort=${await freePort()}
SlurmdPort=${await freePort()}
SlurmUser=root
SlurmdUser=root
AuthInfo=socket=${socket}
StateSaveLocation=${folder}/state
SlurmdSpoolDir=${folder}/spool
SlurmctldPidFile=${folder}/slurmctld.pid
SlurmdPidFile=${folder}/slurmd.pid
SlurmctldLogFile=${folder}/slurmctld.log
SlurmdLogFile=${folder}/slurmd.log
SlurmdParameters=config_overrides
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SwitchType=switch/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
NodeName=${name} NodeAddr=127.0.0.1 CPUs=64 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES State=UP
`,
    );
    const munge = ["key-file=key", "socket=munge.socket", "pid-file=munge.pid", "log-file=munge.log", "seed-file=seed"]
      .map((each) => each.split("="))
      .map(([flag, file]) => `--${flag}=${join(folder, String(file))}`);
    const env = shellEnvironment({ SLURM_CONF: conf });
    start(folder, "munged", ["--foreground", "--force", ...munge]);
    start(folder, "slurmctld", ["-D"], env);
    start(folder, "slurmd", ["-D"], env);
    await until(() => spawnSync("sinfo", ["--noheader", "--format=%T"], { env, encoding: "utf8" }).stdout === "idle\n");

    writeFileSync(join(folder, "puzzles.txt"), `${lines.join("\n")}\n`);
    writeFileSync(join(folder, "job.sh"), recipe("### Slurm arrays"));
    run(folder, "sbatch", ["--wait", "job.sh"], env);

    const parts = Array.from({ length: 16 }, (_, i) =>
      records(readFileSync(join(folder, `part-${i + 1}.jsonl`), "utf8")),
    );
    const whole = records((await wings(["rate", "--json", join(folder, "puzzles.txt")])).out);
    expect(parts.flat().toSorted((a, b) => Number(a.index) - Number(b.index))).toEqual(whole);
  },
);

const SEND = `
import asyncio, json, nats, sys

async def main():
    server = await nats.connect("nats://127.0.0.1:4222")
    js = server.jetstream()
    await js.add_stream(name="wings", subjects=["wings.parts", "wings.replies"])
    replies = await js.subscribe("wings.replies")
    lines = open("puzzles.txt").read().split()
    for i in range(0, len(lines), 25):
        items = [{"index": i + j, "text": text} for j, text in enumerate(lines[i:i + 25])]
        await js.publish("wings.parts", json.dumps({"command": "rate", "flags": {"json": True}, "items": items}).encode())
    for i in range(0, len(lines), 25):
        sys.stdout.write(json.loads((await replies.next_msg(60)).data)["out"])

asyncio.run(main())
`;

test.skipIf(!isDeep || !has("nats-server", "--version") || !has("python3", "--version"))(
  "NATS JetStream (deep run, with nats-server and Python): the worker answers all parts",
  { timeout: 180_000 },
  async () => {
    const folder = mkdtempSync(join(scratch, "nats-"));
    run(folder, "python3", ["-m", "pip", "install", "--quiet", "--target", "python", "nats-py"], process.env);
    const port = await freePort();
    start(folder, "nats-server", ["--addr", "127.0.0.1", "--port", String(port), "--jetstream", "--store_dir", folder]);
    writeFileSync(join(folder, "puzzles.txt"), `${lines.join("\n")}\n`);
    const onPort = (text: string): string => text.replaceAll("127.0.0.1:4222", `127.0.0.1:${port}`);
    writeFileSync(join(folder, "worker.py"), onPort(recipe("With NATS JetStream")));
    writeFileSync(join(folder, "send.py"), onPort(SEND));
    const env = shellEnvironment({ PYTHONPATH: join(folder, "python") });
    start(folder, "python3", ["worker.py"], env);
    const out = run(folder, "python3", ["send.py"], env);
    expect(out).toBe((await wings(["rate", "--json", join(folder, "puzzles.txt")])).out);
  },
);
