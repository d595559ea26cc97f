import { type Step, type Technique, format, search, solveSteps } from "@wings/core";
import { generateAsync, reduceBoard } from "@wings/generate";
import { EXAMPLES } from "@wings/ladder";
import { asUsage, ladderOf, randomSeed } from "../generate/blocks.js";
import type { Run } from "../../command/define-command.js";
import { onInterrupt } from "../../run/interrupt.js";
import { loadTechniques, oneIdOf, selectionOf, titleOf } from "../../techniques/load-techniques.js";
import { drawBoard } from "../../techniques/drawing.js";
import { explained, shortly } from "../../techniques/explained.js";
import { tell, write } from "../../terminal/output.js";
import { jsonLine } from "../../terminal/sanitize.js";
import { paint, terminalStyle, toTerminal, wrap } from "../../terminal/terminal-style.js";
import type { PracticeFlags } from "./command.js";

/** The step of a technique on its example of the ladder. */
function preparedStep(technique: Technique): Step | undefined {
  const board = EXAMPLES[technique.id] as string | undefined;
  return board === undefined ? undefined : [...solveSteps(board, [technique], { maxSteps: 1 })][0];
}

/** Makes boards on which a technique is the next step. */
export const run: Run<PracticeFlags> = async ({ flags, given, inputs }) => {
  const techniques = await loadTechniques(selectionOf(flags));
  const { list, rungs } = techniques;
  const id = oneIdOf("the technique", inputs[0], rungs);
  const easier = list.slice(
    0,
    list.findIndex((technique) => technique.id === id),
  );
  const { seed = randomSeed(), count, tries } = flags;
  const style = terminalStyle(flags);
  const interrupt = onInterrupt();
  const options = {
    seed,
    count,
    ladder: ladderOf(techniques),
    technique: { id },
    tries,
    signal: interrupt.signal,
  };
  let index = 0;
  const show = async (
    first: Step,
    solution: string | null,
    origin: { puzzle?: string; attempt?: string },
  ): Promise<void> => {
    const { board, step } =
      flags.reduce === true && origin.puzzle !== undefined && solution !== null
        ? reduceBoard(first, solution, easier)
        : { board: first.board, step: first };
    const { finding } = step;
    const hasAnswer = flags.answer === true;
    const text = format(board, "url");
    if (flags.json === true) {
      // A board that was made for its pattern may have no solution.
      const answer = hasAnswer ? { ...(solution !== null && { solution }), finding } : {};
      await write(jsonLine({ schema: 1, index, seed, ...origin, technique: id, board: text, ...answer }));
    } else {
      const name = titleOf(techniques, id);
      const task = wrap(`Find the step: ${name}.`, style).replace(name, () => paint(style, "bold", name));
      const why = hasAnswer
        ? `${wrap(shortly(finding, techniques), style)}\n${explained(finding, techniques, style)}\n`
        : `${wrap(origin.puzzle === undefined ? `wings steps --only ${id} shows the step of:` : "wings hint shows the step of:", style)}\n`;
      const drawing = drawBoard(board, style, { form: "big", ...(hasAnswer && { finding, techniques }) });
      await write(toTerminal(style, `${index > 0 ? "\n" : ""}${task}\n${drawing}${why}${text}\n`));
    }
    index++;
  };
  try {
    for await (const { attempt, puzzle, solution, step } of asUsage(() => generateAsync(options)))
      await show(step!, solution, { attempt, puzzle });
  } catch (error) {
    if (interrupt.isStopped()) return 130;
    const technique = list.find((each) => each.id === id);
    const prepared =
      index === 0 && given.tries === undefined && technique !== undefined ? preparedStep(technique) : undefined;
    if ((error as { code?: unknown }).code !== "WINGS_TRIES_ENDED" || prepared === undefined) throw error;
    tell(
      `wings: no board found in ${tries} attempts; showing a prepared one, on which easier techniques may find something, too. --tries searches longer.\n`,
    );
    await show(prepared, search(prepared.board).solution, {});
    return 0;
  }
  if (flags.seed === undefined) tell(`wings: repeat it with --seed ${seed}.\n`);
  return 0;
};
