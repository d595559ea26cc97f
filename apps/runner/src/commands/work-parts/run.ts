import type { Reply } from "../../run/contract.js";
import { makeWorker } from "../parts.js";
import { emptyTally } from "../../run/tally.js";
import type { Run } from "../../command/define-command.js";
import { linesOf } from "../../run/input.js";
import { onInterrupt } from "../../run/interrupt.js";
import { VERSION } from "../../terminal/version.js";
import { badPart } from "../../run/errors.js";
import { toPlain } from "../../terminal/coded-error.js";
import { write } from "../../terminal/output.js";
import { toJson } from "../../terminal/sanitize.js";

/** Answers parts: a line of JSON for each line of JSON. */
export const run: Run = async ({ inputs: [input = "-"] }) => {
  const worker = makeWorker();
  const interrupt = onInterrupt();
  let status = 0;
  for await (const { text } of linesOf(input, Infinity)) {
    if (interrupt.isStopped()) return 130;
    const reply = await answer(text);
    if (reply.fatal !== undefined) status = 1;
    await write(`${toJson(reply)}\n`);
  }
  await worker.close();
  return status;

  async function answer(text: string): Promise<Reply> {
    let part: unknown;
    try {
      part = JSON.parse(text);
    } catch (error) {
      const fatal = toPlain(badPart(`it is not JSON: ${(error as Error).message}`));
      return { wings: VERSION, out: "", err: "", tally: emptyTally(), fatal };
    }
    return worker.answer(part);
  }
};
