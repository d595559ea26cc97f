import { toSingleLine } from "../../terminal/sanitize.js";
import { IMPORT } from "../../techniques/plugins/errors.js";
import { type RunnerError, runnerError } from "../../terminal/coded-error.js";

// --- wings test ------------------------------------------------------------------------------------------------------

/** A plugin has changed built-in objects. The tester reports them under the same code. */
export const pluginBuiltins = (plugin: string, doing: string, changes: readonly string[]): RunnerError =>
  runnerError("SIDE_EFFECT", `plugin ${plugin}, ${doing}: ${someOf(changes)}. Nothing can be tested then.`, {
    exit: doing === IMPORT ? 2 : 3,
    hint: "A plugin must leave built-in objects as they are: every other program uses them, too.",
  });

/** A plugin calls the network while it is loaded. */
export const pluginNetwork = (plugin: string): RunnerError =>
  runnerError("SIDE_EFFECT", `plugin ${plugin}, ${IMPORT}: a call of fetch(). Nothing is tested then.`, {
    exit: 2,
    hint: "A technique needs no network: without one it must run, too, and no server must learn who uses it.",
  });

export const pluginUntested = (plugin: string, techniques: readonly string[]): RunnerError =>
  runnerError(
    "PLUGIN_BROKEN",
    `plugin ${plugin}: the test ended without a result for ${someOf(techniques) || "any technique"}.`,
  );

/** The first few of a list. */
const someOf = (list: readonly string[]): string =>
  list.slice(0, 5).map(toSingleLine).join(", ") + (list.length > 5 ? `, and ${list.length - 5} more` : "");
