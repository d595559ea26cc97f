import { type Problem, error, warning } from "./problem.js";

const COMMENT_OR_TEXT = /\/\*[^]*?\*\/|\/\/.*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g;
const LEFT_OUT = /(?<![\w$.])(?:describe|it|test|suite)(?:\.\w+)*\.(?:only|skip|todo)\b|\bonly: *true\b/;

/** Fewer than a hundred boards. */
const FEW = /\b(complete|soundness)\([^;]*?\b(boards: *\d{1,2})\b/;

/** The tests call the tester and `complete`, and leave out no case. */
export function testProblems(sources: ReadonlyMap<string, string>): Problem[] {
  const tests = [...sources]
    .filter(([file]) => /^tests?\/|\.(?:test|spec)\./.test(file))
    .map(([file, text]) => [file, text.replace(COMMENT_OR_TEXT, "")] as const);
  const calls = (name: string): boolean => tests.some(([, code]) => new RegExp(`\\b${name}\\(`).test(code));
  return [
    ...(calls("techniqueTester")
      ? []
      : [
          error(
            "TESTS",
            "No test calls techniqueTester.",
            "In a file of test/, write: techniqueTester(twoStringKite, { finds: […], misses: […] }).",
          ),
        ]),
    ...(calls("complete")
      ? []
      : [
          warning(
            "TESTS",
            "No test calls complete, so nobody knows what the technique misses.",
            "Write the definition as slow, obvious code in test/reference.ts, then: complete(twoStringKite, reference).",
          ),
        ]),
    ...tests.flatMap(([file, code]) => {
      const few = FEW.exec(code);
      return few === null
        ? []
        : [
            warning(
              "TESTS",
              `${file} has ${few[1]}(…, { ${few[2]} }): too few boards to meet rare patterns.`,
              "Take some hundred, and least: 30, so that the test fails if it finds nothing.",
            ),
          ];
    }),
    ...tests.flatMap(([file, code]) => {
      const found = LEFT_OUT.exec(code)?.[0];
      return found === undefined
        ? []
        : [error("TESTS", `${file} leaves out tests: ${found}.`, "Remove it, and let all tests pass.")];
    }),
  ];
}
