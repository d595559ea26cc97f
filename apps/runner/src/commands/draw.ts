import { existsSync, realpathSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import type { Board, Finding } from "@wings/core";
import { type ThemeName, drawSvg } from "@wings/draw";
import { whyNoStep } from "../boards/no-step.js";
import { type Path, truthOf, walk } from "../boards/path.js";
import { parsed } from "../boards/read-board.js";
import { picture } from "../terminal/drawing.js";
import { badValue, flagsClash, inputAsOutput, noStep, noStepAtAll, unwritable } from "../errors.js";
import { onlyText } from "../input.js";
import { lookOf, plain, wrap } from "../terminal/terminal-style.js";
import { tell, write } from "../output.js";
import { blamePlugin } from "../plugins/attribute-error.js";
import type { Run } from "../cli/run.js";
import { selectionOf } from "../techniques/selection.js";
import { type Techniques, loadTechniques } from "../techniques/load-techniques.js";

/** A board, its next step, or one step of its path, as a picture. */
export const run: Run = async ({ flags, inputs }) => {
  const output = flags.output as string | undefined;
  if (output !== undefined) checkOutput(output, inputs);
  const { text, line } = await onlyText(inputs);
  const { board: start } = parsed(text, line, 0);
  if (flags.next === true && flags.step !== undefined) throw flagsClash("--next", "--step", "both say which step");
  const number = flags.next === true ? 1 : (flags.step as number | undefined);

  let board = start;
  let finding: Finding | undefined;
  let techniques: Techniques | undefined;
  if (number !== undefined) {
    techniques = await loadTechniques(selectionOf(flags));
    const { steps } = pathOf(start, techniques, number);
    if (steps.length === 0) throw noStepAtAll(whyNoStep(start, truthOf(start)().status));
    if (steps.length < number) throw noStep(number, steps.length);
    const step = steps[number - 1];
    [board, finding] = [step.before!, step.finding];
  }
  if (output === undefined) {
    const look = lookOf(flags);
    await write(
      plain(look, picture(board, look, { form: "big", ...(finding && { finding, techniques: techniques! }) })),
    );
    if (finding !== undefined) await write(plain(look, `\n${wrap(finding.text, look)}\n`));
    return 0;
  }
  const names = finding && techniques?.rungs.get(finding.technique)?.technique.meta;
  const theme = (flags.theme as ThemeName | undefined) ?? "auto";
  const drawing = drawSvg(board, finding, { theme, ...(names !== undefined && { names }) });
  if (output === "-") await write(drawing);
  else {
    try {
      await writeFile(output, drawing);
    } catch (error) {
      throw unwritable(output, error);
    }
    tell(`${output} is written.\n`);
  }
  return 0;
};

/** Endings of files that are read as something else than SVG. */
const NO_SVG = /\.(?:avif|bmp|eps|gif|ico|jpe?g|pdf|png|svgz|tiff?|webp)$/i;

/** Refuses to write over what is read, and to write what its name says it is not. */
function checkOutput(output: string, inputs: readonly string[]): void {
  if (NO_SVG.test(output)) throw badValue("--output", output, "a file that ends in .svg: what is drawn is SVG");
  const isInput = (input: string): boolean => existsSync(input) && realpathSync(input) === realpathSync(output);
  if (existsSync(output) && inputs.some(isInput)) throw inputAsOutput(output);
}

function pathOf(start: Board, techniques: Techniques, most: number): Path {
  // This thread waits for a plugin without listening: Ctrl-C has to end it from outside.
  if (techniques.plugins !== undefined) process.removeAllListeners("SIGINT");
  try {
    return walk(start, techniques, { findings: true, boards: true, most });
  } catch (error) {
    throw blamePlugin(error, techniques) ?? error;
  } finally {
    techniques.plugins?.close();
  }
}
