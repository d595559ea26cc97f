import { type WingsError, wingsError } from "@wings/core";

/** Every error that the playground makes on purpose. Codes that the command `wings` has, too, mean the same here. */

export const noBoard = (seen: string): WingsError => wingsError("NO_BOARD", `Expected a board, seen “${seen}”.`);

export const noBoardInLink = (why: string): WingsError =>
  wingsError("BAD_LINK", `The link holds no board that can be read. ${why}`);

export const badStepInLink = (seen: string): WingsError =>
  wingsError(
    "BAD_LINK",
    `The step of the link can't be read: “${seen}”. Write its technique, a colon and what it changes, as in w-wing:r8c5-2.r9c2-2.`,
  );

export const stepNotFound = (technique: string, outcome: string): WingsError =>
  wingsError("NO_STEP", `The step of the link is not there: ${technique} does not find ${outcome} on this board.`);

export const stepNotLoaded = (technique: string): WingsError =>
  wingsError(
    "NO_STEP",
    `The step of the link is by ${technique}, which is not loaded. Add its file under Techniques, then open the link again.`,
  );

export const stepUnknown = (technique: string): WingsError =>
  wingsError("NO_STEP", `The step of the link is by ${technique}, and there is no such technique.`);

// --- Third parties' techniques ---------------------------------------------------------------------------------------

export const pluginBroken = (plugin: string, why: string): WingsError =>
  wingsError("PLUGIN_BROKEN", `${plugin} can't be loaded: ${why}`);

/** A file that a page runs must be whole: there is no folder beside it, and no network. */
export const pluginImport = (plugin: string, missing: string): WingsError =>
  wingsError(
    "PLUGIN_IMPORT",
    `${plugin} imports ${missing}, which is not here: only @wings/core is. Bundle the technique into one file, with @wings/core external or included.`,
  );

export const pluginCore = (plugin: string, missing: string): WingsError =>
  wingsError(
    "PLUGIN_CORE",
    `${plugin} needs another @wings/core: it imports ${missing}, which the one of this page does not have.`,
  );

export const pluginShape = (plugin: string, seen: string): WingsError =>
  wingsError(
    "PLUGIN_SHAPE",
    `${plugin} exports no techniques: its default export is ${seen}. Export a technique made with defineTechnique, or a list of them.`,
  );

export const pluginId = (plugin: string, id: string): WingsError =>
  wingsError(
    "PLUGIN_ID",
    `${plugin}: the id ${id} has no author; ids without one are those of wings itself. Name it author/${id}.`,
  );

export const pluginFailed = (plugin: string, technique: string, why: string): WingsError =>
  wingsError("PLUGIN_FAILED", `${plugin}, technique ${technique}: ${why}`);

export const pluginHangs = (plugin: string, doing: string, milliseconds: number): WingsError =>
  wingsError("PLUGIN_TIMEOUT", `${plugin}, ${doing}: stopped, it had not answered after ${milliseconds} ms.`);

export const pluginLies = (plugin: string, technique: string, finding: string, why: string): WingsError =>
  wingsError(
    "PLUGIN_FINDING",
    `${plugin}, technique ${technique}: its finding ${finding} is not proved by its reason. Counter-example: ${why}.`,
  );
