import { expect, test } from "vitest";
import { makeCaller } from "../src/commands/mcp/call.js";
import type { ToolName } from "../src/commands/mcp/tools.js";

test.each([
  ["prove", "no answer within 3 seconds. (WINGS_TIME_LIMIT)\nAsk for less."],
  ["solve", "no answer within 20 MB of memory. (WINGS_MEMORY_LIMIT)\nAsk for less."],
] as const)("a call that asks for too much ends with a code, and the next one is answered: %s", async (name, words) => {
  const run = makeCaller(new URL("greedy-thread.mjs", import.meta.url), { time: 3000, memory: 20 });
  const { signal } = new AbortController();
  const call = (tool: ToolName) =>
    run({ name: tool, input: {} }, { signal, sendNotification: () => Promise.resolve() });
  const results = await Promise.all([call("rate"), call(name), call("rate")]);
  expect(results.map(({ content }) => content[0])).toMatchObject([{ text: "done" }, { text: words }, { text: "done" }]);
  expect(results.map(({ isError }) => isError)).toEqual([undefined, true, undefined]);
});
