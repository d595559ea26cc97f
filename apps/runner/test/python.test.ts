import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { isDeep } from "@wings/test-kit/depth";
import { cli } from "./wings.js";

// Not every machine has Python.
test.runIf(isDeep)("the client of examples/python answers from Python", async () => {
  const script = fileURLToPath(new URL("../../../examples/python/test_wings.py", import.meta.url));
  const { stdout } = await promisify(execFile)("python3", ["-B", script, process.execPath, cli]);
  expect(stdout).toBe("all answers are right\n");
});
