import type { CodedError } from "@wings/core";
import { wingsError } from "@wings/core/author";
import type { Problem } from "./problem.js";

/** The errors of the playground. Codes that the `wings` command also has mean the same. */

export const noBoard = (seen: string): CodedError =>
  wingsError("NO_BOARD", `Expected a board, found “${seen}”.`, { line: 1, column: 1, expected: "a board", seen });

/** For a board with other houses, while what makes them is missing, as without a network. */
export const layoutNotLoaded = (layout: string): CodedError =>
  wingsError("LAYOUT_NOT_LOADED", `The layout ${layout} can't be loaded. Check the connection.`, { layout });

/** `inner` is what is wrong with the text of the board. */
export const noBoardInLink = (inner: Problem): CodedError =>
  wingsError("BAD_LINK", `The board of the link can't be read. ${inner.message}`, { inner });

export const badStepInLink = (seen: string): CodedError =>
  wingsError(
    "BAD_LINK",
    `The step of the link can't be read: “${seen}”. Expected technique:outcome, such as w-wing:r8c5-2.r9c2-2.`,
    { seen },
  );

/** `seen` is what follows the board. */
export const cutLink = (seen: string): CodedError =>
  wingsError("BAD_LINK", `The end of the link is missing: after its board there is only “&${seen}”.`, { cut: seen });

export const stepNotFound = (technique: string, outcome: string): CodedError =>
  wingsError("NO_STEP", `The step of the link was not found: ${technique} does not find ${outcome} on this board.`, {
    technique,
    outcome,
  });

export const stepNotLoaded = (technique: string): CodedError =>
  wingsError(
    "NO_STEP",
    `The step of the link needs ${technique}, which is not loaded. Add its file under Techniques and open the link again.`,
    { technique, isMissing: true },
  );

export const stepUnknown = (technique: string): CodedError =>
  wingsError("NO_STEP", `The step of the link needs ${technique}, and there is no such technique.`, { technique });

/** For an address whose puzzle can't be made: a date that no calendar has, a day that hasn't come, or a level that no puzzle has. */
export const noPuzzle = (name: string, asked: "date" | "future" | "name"): CodedError =>
  wingsError("NO_PUZZLE", asked === "date" ? `There is no day ${name}.` : `There is no puzzle ${name}.`, {
    name,
    asked,
  });

export const unknownTechnique = (technique: string): CodedError =>
  wingsError("UNKNOWN_ID", `There is no technique ${technique}.`, { technique, problem: "unknown id" });

/** For a technique without an example. */
export const noPractice = (technique: string): CodedError =>
  wingsError("NO_EXAMPLE", `There is no board for ${technique} yet.`, { technique });

export const badPicture = (why: string): CodedError =>
  wingsError("BAD_PICTURE", `The picture can't be read: ${why}`, {});

export const pictureTooLarge = (width: number, height: number): CodedError =>
  wingsError("BAD_PICTURE", `The picture can't be read: it has ${width} × ${height} pixels. Make it smaller.`, {
    problem: "too large",
    width,
    height,
  });

export const noSudoku = (): CodedError =>
  wingsError("NO_SUDOKU", "There is no sudoku and no QR code in the picture.", {});

// --- Third-party techniques --------------------------------------------------------------------------------------------

export const pluginBroken = (plugin: string, why: string): CodedError =>
  wingsError("PLUGIN_BROKEN", `${plugin} can't be loaded: ${why}`, { plugin, why });

export const pluginTypeScript = (plugin: string): CodedError =>
  wingsError(
    "PLUGIN_BROKEN",
    `${plugin} is TypeScript, and a browser only runs JavaScript. Bundle it into one .js file.`,
    { plugin, isTypeScript: true },
  );

/** The page can only run a self-contained file. */
export const pluginImport = (plugin: string, missing: string): CodedError =>
  wingsError(
    "PLUGIN_IMPORT",
    `${plugin} imports ${missing}, but only @wings/core and @wings/core/author are available. Bundle the technique into one file.`,
    { plugin, missing },
  );

export const pluginCore = (plugin: string, missing: string): CodedError =>
  wingsError(
    "PLUGIN_CORE",
    `${plugin} needs another version of @wings/core: it imports ${missing}, which this page does not have.`,
    { plugin, missing },
  );

export const pluginShape = (plugin: string, seen: string): CodedError =>
  wingsError(
    "PLUGIN_SHAPE",
    `${plugin} exports no technique: its default export is ${seen}. Expected a technique made with defineTechnique, or a list of them.`,
    { plugin, seen },
  );

export const pluginId = (plugin: string, id: string): CodedError =>
  wingsError(
    "PLUGIN_ID",
    `${plugin}: the id ${id} has no author. Ids without an author belong to wings. Use author/${id}.`,
    { plugin, id },
  );

export const pluginFailed = (plugin: string, technique: string, why: string): CodedError =>
  wingsError("PLUGIN_FAILED", `${plugin}, technique ${technique}: ${why}`, { plugin, technique, why });

export const pluginHangs = (plugin: string, doing: string, milliseconds: number): CodedError =>
  wingsError("PLUGIN_TIMEOUT", `${plugin}, ${doing}: stopped, because it did not answer within ${milliseconds} ms.`, {
    plugin,
    doing,
    milliseconds,
  });

export const pluginLies = (plugin: string, technique: string, finding: string, why: string): CodedError =>
  wingsError(
    "PLUGIN_FINDING",
    `${plugin}, technique ${technique}: its finding ${finding} is not proved by its reason. Counter-example: ${why}.`,
    { plugin, technique, finding, why },
  );
