import { type RunnerError, didYouMean, runnerError } from "../terminal/coded-error.js";

// --- Flags and settings ----------------------------------------------------------------------------------------------

/** What is known of a flag that a command doesn't have. */
export interface UnknownFlag {
  /** What the command says about it. */
  readonly hint?: string | undefined;
  readonly others?: readonly string[];
  /** In place of the error that there is no such flag. */
  readonly error?: RunnerError | undefined;
}

/** `others` are the commands that have this flag. */
export const unknownFlag = (
  flag: string,
  command: string,
  suggestion: string | undefined,
  { hint, others = [] }: UnknownFlag = {},
): RunnerError =>
  runnerError("UNKNOWN_FLAG", `${`wings ${command}`.trim()} has no flag ${flag}.`, {
    hint:
      hint ??
      (others.length > 0 ? `It is a flag of ${others.map((name) => `wings ${name}`).join(", ")}.` : undefined) ??
      didYouMean(suggestion) ??
      (command === ""
        ? "wings --help lists the commands; put flags after the command."
        : `wings ${command} --help lists its flags; put -- before an input that starts with a hyphen.`),
  });

export const missingValue = (flag: string, placeholder: string): RunnerError =>
  runnerError("MISSING_VALUE", `${flag} needs a value: ${flag} ${placeholder}.`);

export const needlessValue = (flag: string): RunnerError => runnerError("NEEDLESS_VALUE", `${flag} takes no value.`);

/** `source` is the flag or the setting that has the name. The code is that of the names in boards and in programs. */
export const unknownLayout = (
  source: string,
  name: string,
  problem: string,
  suggestion: string | undefined,
): RunnerError =>
  runnerError("UNKNOWN_LAYOUT", `${source} can't be ${JSON.stringify(name.slice(0, 100))}: ${problem}.`, {
    hint: didYouMean(suggestion),
  });

/** `flag` has this name, but is not a setting. */
export const unknownSetting = (
  name: string,
  where: string,
  flag: string | undefined,
  suggestion: string | undefined,
): RunnerError =>
  runnerError("UNKNOWN_SETTING", `${where}: unknown setting ${name || '""'}.`, {
    hint: flag === undefined ? didYouMean(suggestion) : `Use --${flag} on the command line.`,
  });

export const badConfig = (path: string, why: string, cause?: unknown): RunnerError =>
  runnerError("BAD_CONFIG", `${path} is not a configuration: ${why.replace(/\.$/, "")}.`, { cause });

export const untrustedConfig = (path: string, why: string): RunnerError =>
  runnerError("UNTRUSTED_CONFIG", `${path} is not trusted: ${why}.`, {
    hint: "A configuration can run plugins. Make yourself the only user who can write there, or run wings in another folder.",
  });

/** `config` is the setting that names the plugin. */
export const untrustedPlugin = (
  plugin: string,
  config: string,
  { why, place, isForeign }: { readonly why: string; readonly place: string; readonly isForeign: boolean },
): RunnerError =>
  runnerError("UNTRUSTED_PLUGIN", `plugin ${plugin}, from ${config}, is not trusted: ${why}.`, {
    hint: `A plugin is code that runs as you. ${isForeign ? `Use a copy that you own` : `Run chmod go-w '${place}'`}, or name it on the command line with --plugin.`,
  });
