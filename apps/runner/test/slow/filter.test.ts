import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isDeep } from "@wings/test-kit/depth";
import { EASY, PUZZLE } from "../puzzles.js";
import { shell } from "../shell.js";
import { records, scratch, wings } from "../wings.js";

const hasParallel = spawnSync("parallel", ["--version"]).status === 0;
const lines = Array.from({ length: 300 }, (_, i) => (i % 50 === 7 ? `${EASY}8` : i % 2 === 0 ? EASY : PUZZLE));
const input = join(scratch, "input.txt");
writeFileSync(input, `${lines.join("\n")}\n`);

const withoutIndex = (text: string): object[] =>
  records(text).map((record) => ({ ...record, index: 0, error: undefined }));

test.skipIf(!hasParallel)("GNU parallel (skipped if it is not installed): parts of a pipe, in order", async () => {
  const { out } = shell("parallel --pipe --keep-order --block 4k wings rate --json --jobs 1 - < input.txt");
  expect(withoutIndex(out)).toEqual(withoutIndex((await wings(["rate", "--json", input])).out));
});

test.skipIf(!isDeep || !hasParallel)(
  "GNU parallel (skipped if it is not installed): shards that are continued",
  async () => {
    const line = (file: string): string =>
      `parallel wings rate --jobs 1 --resume part-{}.jsonl --shard {}/4 ${file} ::: 1 2 3 4`;
    shell(`head -n 100 input.txt > first.txt; ${line("first.txt")}`);
    shell(line("input.txt"));
    const parts = [1, 2, 3, 4].flatMap((i) => records(readFileSync(join(scratch, `part-${i}.jsonl`), "utf8")));
    const whole = records((await wings(["rate", "--json", input])).out);
    expect(parts.toSorted((a, b) => Number(a.index) - Number(b.index))).toEqual(whole);
  },
);

test("Spark's pipe: lines in, lines out, and status 1 accepted", async () => {
  const { status, out } = shell(`sh -c 'wings rate --json --jobs 1 - || [ $? -eq 1 ]' < input.txt`);
  expect(status).toBe(0);
  expect(out === (await wings(["rate", "--json", input])).out).toBe(true);
});

test("Spark's pipe: an empty partition", () => {
  expect(shell("wings rate --json --jobs 1 - < /dev/null")).toEqual({ status: 0, out: "", err: "" });
});

test("a task of a Slurm array: a shard with its own output", () => {
  const { status } = shell(
    "SLURM_ARRAY_TASK_ID=3; wings rate --jobs 2 --shard $SLURM_ARRAY_TASK_ID/16 --resume task-$SLURM_ARRAY_TASK_ID.jsonl input.txt",
  );
  expect([0, 1]).toContain(status);
  expect(records(readFileSync(join(scratch, "task-3.jsonl"), "utf8")).map(({ index }) => Number(index) % 16)).toEqual(
    Array(19).fill(2),
  );
});

test("a task of a Slurm array without boards", () => {
  const line = "wings rate --jobs 2 --shard 301/400 --resume none.jsonl input.txt";
  for (const again of [line, line]) expect(shell(again)).toEqual({ status: 0, out: "", err: "" });
  expect(readFileSync(join(scratch, "none.jsonl"), "utf8")).toBe("");
});
