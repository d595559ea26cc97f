import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { EASY } from "../puzzles.js";
import { records, scratch, shell, strange, wings } from "../wings.js";

/** Each way to print, as source. All print the word SAID. */
const WAYS = [
  'console.log("SAID")',
  'process.stdout.write("SAID\\n")',
  'writeSync(1, "SAID\\n")',
  'fs.writeSync(1, Buffer.from("SAID\\n"))',
  'fs.write(1, "SAID\\n", () => {})',
  'fs.writevSync(1, [Buffer.from("SAID\\n")])',
  'writeFileSync(1, "SAID\\n")',
  'fs.appendFileSync(1, "SAID\\n")',
  'fs.createWriteStream(null, { fd: 1, autoClose: false }).write("SAID\\n")',
  ...(process.platform === "linux"
    ? [
        'fs.writeFileSync("/dev/stdout", "SAID\\n", { flag: "a" })',
        'fs.writeFileSync(new URL("file:///proc/self/fd/1"), "SAID\\n", { flag: "a" })',
        'await fs.promises.appendFile("/dev/stdout", "SAID\\n")',
      ]
    : []),
];
const SOURCE = 'import fs, { writeFileSync, writeSync } from "node:fs";\n';

describe("what a plugin prints never comes between the answers", () => {
  let path = "";
  beforeAll(async () => {
    // While it is imported, and again in each search.
    path = await strange("shouter", `{ find() { ${WAYS.filter((way) => !way.startsWith("await")).join("; ")}; } }`);
    writeFileSync(path, `${SOURCE}${WAYS.join(";\n")};\n${readFileSync(path, "utf8")}`);
  });

  /** What goes to stdout, and to stderr through a pipe: the other end of one that Node.js makes is a socket, which has no path. */
  const streamsOf = async (args: string): Promise<{ out: string; err: string }> => {
    const { out: err } = await shell(`$WINGS ${args} 2>&1 > answers | cat`);
    return { out: readFileSync(join(scratch, "answers"), "utf8"), err };
  };

  test.each(["1", "2"])("in a run with --jobs %s", async (jobs) => {
    writeFileSync(join(scratch, "boards"), `${EASY}\n`.repeat(30));
    const args = `rate --json --jobs ${jobs} boards`;
    const { out, err } = await streamsOf(`${args} --plugin ${path}`);
    expect(out).toBe((await streamsOf(args)).out);
    // Nothing is lost: each way while it is imported, and most ways in each search.
    const said = err.split("SAID\n").length - 1;
    expect(err.replaceAll("SAID\n", "")).toBe("");
    expect(said).toBeGreaterThan(WAYS.length * 10);
  });

  test("in its test", async () => {
    const { out, err } = await streamsOf(`test ${path} --json --boards 2`);
    expect(records(out)).toHaveLength(1);
    expect(err.split("SAID\n").length).toBeGreaterThan(WAYS.length);
  });

  test("and it may write to its own files", async () => {
    const file = join(scratch, "written");
    const over = `{ find() { process.getBuiltinModule("node:fs").writeFileSync(${JSON.stringify(file)}, "mine"); } }`;
    expect((await wings(["rate", "--plugin", await strange("writer", over), EASY])).status).toBe(0);
    expect(readFileSync(file, "utf8")).toBe("mine");
  });
});
