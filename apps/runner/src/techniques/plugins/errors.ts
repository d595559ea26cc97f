import { toSingleLine } from "../../terminal/sanitize.js";
import { type Counterexample, type RunnerError } from "../../terminal/coded-error.js";
import { choiceError } from "../errors.js";

// --- Plugins ---------------------------------------------------------------------------------------------------------

export const pluginNotFound = (plugin: string, why: string): RunnerError =>
  choiceError("PLUGIN_NOT_FOUND", `plugin ${plugin} not found: ${why}.`, {
    details: { plugin, why },
    hint: "A plugin is an installed package, a folder with a package.json, or an ES module file.",
  });

export const pluginBroken = (plugin: string, why: string, hint?: string): RunnerError =>
  choiceError("PLUGIN_BROKEN", `can't load plugin ${plugin}: ${toSingleLine(why)}`, { hint });

export const pluginShape = (plugin: string, seen: string, remedy?: string): RunnerError =>
  choiceError("PLUGIN_SHAPE", `plugin ${plugin} exports no techniques: ${toSingleLine(seen)}.`, {
    hint: remedy ?? "Its default export must be a technique made with defineTechnique, or a list of them.",
  });

export const pluginCore = (
  plugin: string,
  missing: string,
  { wanted, found, install }: { wanted: string; found: string; install: string },
): RunnerError =>
  choiceError("PLUGIN_CORE", `plugin ${plugin} needs ${wanted}: ${missing}, and ${found}.`, {
    hint: `Run ${install} in the folder of the plugin.`,
  });

export const duplicateTechnique = (plugin: string, other: string, id: string): RunnerError =>
  choiceError(
    "DUPLICATE_ID",
    plugin === other
      ? `plugin ${plugin} has two techniques with the id ${id}.`
      : `plugins ${other} and ${plugin} both have a technique with the id ${id}.`,
    {
      hint:
        plugin === other
          ? "Give one of them another id. A technique and its .with(…) share an id: export one of them and choose options with --set."
          : "Use only one of them, or give one technique another id.",
    },
  );

/** `places` are its two positions in the list of plugins, from 1. */
export const duplicatePlugin = (
  [name, again]: readonly [string, string],
  places: readonly [number, number],
  entry: string,
): RunnerError =>
  choiceError(
    "DUPLICATE_ID",
    name === again
      ? `plugin ${name} is listed twice, as number ${places.join(" and number ")}.`
      : `plugins number ${places[0]}, ${name}, and number ${places[1]}, ${again}, are the same file ${entry}.`,
    { hint: "Remove one of them." },
  );

export const pluginId = (plugin: string, id: string): RunnerError =>
  choiceError("PLUGIN_ID", `plugin ${plugin}: the id ${id} has no author, and such ids are reserved for wings.`, {
    hint: `Call it author/${id}.`,
  });

export const pluginFailed = (plugin: string, technique: string, why: string): RunnerError =>
  choiceError("PLUGIN_FAILED", `plugin ${plugin}, technique ${technique}: ${toSingleLine(why)}`, {
    exit: 3,
  });

/** What a plugin does before its first technique is called. */
export const IMPORT = "its import";

export const pluginTimeout = (plugin: string, doing: string, milliseconds: number, board: string): RunnerError =>
  choiceError(
    "PLUGIN_TIMEOUT",
    `plugin ${plugin}, ${doing}: no answer within ${milliseconds} ms, stopped.${board && ` Board: ${board}`}`,
    // A plugin that can't be loaded is wrong usage.
    {
      exit: doing === IMPORT ? 2 : 3,
      hint: "Give it more time with --technique-timeout. A plugin that runs out of memory does not answer either.",
    },
  );

/** A finding that isn't right, or that nobody can prove. */
interface WrongFinding {
  readonly plugin: string;
  readonly technique: string;
  readonly finding: string;
  readonly status: string;
  readonly why: string;
  readonly board: string;
  readonly counterexample: Counterexample | undefined;
}

export const pluginFinding = ({
  plugin,
  technique,
  finding,
  status,
  why,
  board,
  counterexample,
}: WrongFinding): RunnerError =>
  choiceError(
    "PLUGIN_FINDING",
    `plugin ${plugin}, technique ${technique}: its finding ${finding} is ${status}.\n  ${why}\n  Board: ${board}`,
    { exit: 3, hint: "--trust accepts findings without proof.", counterexample },
  );
