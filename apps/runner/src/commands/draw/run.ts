import { existsSync, realpathSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import type { Board, Finding } from "@wings/core";
import { drawSvg } from "@wings/draw";
import { layoutOf } from "@wings/layouts";
import { readVariant } from "../../run/answer.js";
import { type Path, findPath, lazySearch, leftOutTechnique, whyNoStep } from "../../techniques/path.js";
import type { Run } from "../../command/define-command.js";
import { onlyText } from "../../run/input.js";
import { inputAsOutput } from "./errors.js";
import { noStep, noStepAtAll } from "../errors.js";
import { flagsClash } from "../../run/errors.js";
import { badValue } from "../../techniques/errors.js";
import { unwritable } from "../../terminal/errors.js";
import { type Techniques, loadTechniques, pluginErrorIn, selectionOf } from "../../techniques/load-techniques.js";
import { drawBoard } from "../../techniques/drawing.js";
import { explained } from "../../techniques/explained.js";
import { tell, write } from "../../terminal/output.js";
import { terminalStyle, toTerminal } from "../../terminal/terminal-style.js";
import type { DrawFlags } from "./command.js";

/** Draws a board, its next step, or one step of its path. */
export const run: Run<DrawFlags> = async ({ flags, pluginFolder, inputs }) => {
  const output = flags.output;
  if (output !== undefined) checkOutput(output, inputs, "svg");
  const { text, line } = await onlyText(inputs, { layout: flags.layout, hasNotes: true });
  const layout = flags.layout === undefined ? undefined : layoutOf(flags.layout);
  if (layout !== undefined && flags.plugin !== undefined)
    throw flagsClash("--layout", "--plugin", "plugins get classic boards");
  const classicOnly = flags.plugin && "--plugin";
  const { board: start } = readVariant(text, line, 0, { layout, classicOnly });
  if (flags.next === true && flags.step !== undefined) throw flagsClash("--next", "--step", "both choose a step");
  const number = flags.next === true ? 1 : flags.step;

  let board = start;
  let finding: Finding | undefined;
  let techniques: Techniques | undefined;
  if (number !== undefined) {
    techniques = await loadTechniques(selectionOf(flags, pluginFolder));
    const { steps } = pathOf(start, techniques, number);
    if (steps.length === 0)
      throw noStepAtAll(whyNoStep(start, lazySearch(start)().status, leftOutTechnique(start, techniques)));
    if (steps.length < number) throw noStep(number, steps.length);
    const step = steps[number - 1];
    [board, finding] = [step.board, step.finding];
  }
  if (output === undefined) {
    const style = terminalStyle(flags);
    const drawing = drawBoard(board, style, { form: "big", ...(finding && { finding, techniques: techniques! }) });
    await write(toTerminal(style, drawing));
    if (finding !== undefined) await write(toTerminal(style, `\n${explained(finding, techniques!, style)}\n`));
    return 0;
  }
  const names = finding && techniques?.rungs.get(finding.technique)?.technique.meta;
  const { theme } = flags;
  const drawing = drawSvg(board, finding, {
    theme,
    ...(names !== undefined && { names, language: techniques!.language }),
  });
  if (output === "-") await write(drawing);
  else await writeNewFile(output, drawing);
  return 0;
};

/** Extensions of formats that no command writes. */
const FOREIGN = /\.(?:avif|bmp|eps|gif|ico|jpe?g|pdf|png|svgz|tiff?|webp)$/i;

/** Refuses to overwrite the input, or to write under the name of another format. */
export function checkOutput(output: string, inputs: readonly string[], extension: "svg" | "html"): void {
  const isOther = extension === "html" && output.endsWith(".svg");
  if (FOREIGN.test(output) || isOther) throw badValue("--output", output, `a file name that ends with .${extension}`);
  const isInput = (input: string): boolean => existsSync(input) && realpathSync(input) === realpathSync(output);
  if (existsSync(output) && inputs.some(isInput)) throw inputAsOutput(output);
}

/** Writes a file as a whole, and says so. */
export async function writeNewFile(path: string, text: string): Promise<void> {
  const isNew = !existsSync(path);
  try {
    await writeFile(path, text);
  } catch (error) {
    // Half a file is of no use.
    if (isNew) rmSync(path, { force: true });
    throw unwritable(path, error);
  }
  tell(`Wrote ${path}.\n`);
}

function pathOf(start: Board, techniques: Techniques, maxSteps: number): Path {
  // This thread blocks while a plugin works, so it can't handle Ctrl-C itself.
  if (techniques.plugins !== undefined) process.removeAllListeners("SIGINT");
  try {
    return findPath(start, techniques, { maxSteps });
  } catch (error) {
    throw pluginErrorIn(error, techniques) ?? error;
  } finally {
    techniques.plugins?.close();
  }
}
