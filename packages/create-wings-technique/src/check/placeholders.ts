import { type Problem, error } from "./problem.js";

/** The words that mark a sentence of the scaffold that the author writes. */
const PLACEHOLDER = /\breplace this\b/i;

/** Where a sentence of the scaffold is left. */
export const placeholderProblems = (sources: ReadonlyMap<string, string>): Problem[] =>
  [...sources].flatMap(([file, text]) =>
    text
      .split("\n")
      .flatMap((line, index) =>
        PLACEHOLDER.test(line)
          ? [
              error(
                "PLACEHOLDER",
                `${file}, line ${index + 1} is still the text of the scaffold.`,
                "Describe your own technique there, and delete the words “replace this”.",
              ),
            ]
          : [],
      ),
  );
