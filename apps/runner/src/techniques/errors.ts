import { type RunnerError, didYouMean, runnerError } from "../terminal/coded-error.js";

// --- The choice of techniques ----------------------------------------------------------------------------------------

/** An error for which the choice of techniques may be the cause. */
export const choiceError = (code: string, message: string, details?: Parameters<typeof runnerError>[2]): RunnerError =>
  runnerError(code, message, { ...details, isAboutTechniques: true });

export const badValue = (name: string, value: unknown, expected: string, suggestion?: string): RunnerError =>
  choiceError("BAD_VALUE", `${name} can't be ${quote(value)}: expected ${expected}.`, {
    hint: didYouMean(suggestion),
  });

/** A value of a file may be of any kind and size. */
function quote(value: unknown): string {
  try {
    const text = JSON.stringify(value);
    return text.length > 60 ? `${text.slice(0, 60)}…` : text;
  } catch {
    return "a value that is nested so deeply";
  }
}

export const unknownTechnique = (
  id: string,
  suggestion: string | undefined,
  list = "wings techniques lists them.",
): RunnerError =>
  choiceError("UNKNOWN_TECHNIQUE", `unknown technique ${id}.`, { hint: didYouMean(suggestion) ?? list });

export const unknownPackage = (name: string, known: readonly string[], suggestion: string | undefined): RunnerError =>
  choiceError("UNKNOWN_PACKAGE", `unknown package ${name}: expected one of ${known.join(", ")}.`, {
    hint: didYouMean(suggestion && `pkg:${suggestion}`),
  });

export const oneTechnique = (flag: string, name: string, ids: readonly string[]): RunnerError =>
  choiceError("ONE_TECHNIQUE", `${flag} takes the id of one technique, but ${name} is a package.`, {
    hint: ids.length === 1 ? `Its technique is ${ids[0]}.` : `Its techniques are ${ids.join(", ")}.`,
  });

export const noTechniqueLeft = (): RunnerError =>
  choiceError("NO_TECHNIQUE_LEFT", "no technique is left: --only and --skip exclude all of them.");

export const badSet = (text: string): RunnerError =>
  choiceError("BAD_SET", `can't read --set ${text}: expected TECHNIQUE.OPTION=VALUE.`, {
    hint: "wings techniques lists the options of each technique.",
  });

export const unknownOption = (
  technique: string,
  option: string,
  known: readonly string[],
  suggestion: string | undefined,
): RunnerError =>
  choiceError(
    "UNKNOWN_OPTION",
    `technique ${technique} has no option ${option}: ${known.length > 0 ? `its options are ${known.join(", ")}` : "it has none"}.`,
    { hint: didYouMean(suggestion) },
  );
