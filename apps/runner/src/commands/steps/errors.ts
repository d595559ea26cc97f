import { type RunnerError, runnerError } from "../../terminal/coded-error.js";

export const casesTakeNoInput = (input: string): RunnerError =>
  runnerError(
    "TOO_MANY_INPUTS",
    `wings steps --cases takes no input: it generates the boards. ${JSON.stringify(input)} is too many.`,
    {
      hint: "wings steps without --cases shows what is found on a board.",
    },
  );

export const noCase = (technique: string, boards: number): RunnerError =>
  runnerError("NO_STEP", `${technique} finds nothing on ${boards} generated boards.`, {
    exit: 1,
    hint: "If it is rare, take a board that you know. Else look at the first condition of its search.",
  });
