import { complete, soundness, techniqueTester } from "@wings/testing";
import { TEXT, finds, misses, rectangles } from "./cases.js";
import { FAULTS } from "./faults.js";
import { plantedTechnique } from "./plugin.js";
import { reference } from "./twin-link.js";

/** Plants one fault, runs the tests of the technique, and prints the codes of those that fail, as JSON. */

const [, , name] = process.argv;
const fault = FAULTS[name];
const seen = new Set<string>();
const isTold = process.env.WINGS_TOLD !== undefined;

function attempt(stage: string, test: () => void): void {
  try {
    test();
  } catch (error) {
    const { code, details, message, name } = error as Error & {
      code?: string;
      details?: { faults?: { code: string }[] };
    };
    for (const each of [code ?? name, ...(details?.faults ?? []).map((other) => other.code)])
      seen.add(`${stage}: ${each.replace("WINGS_", "")}`);
    if (isTold) console.error(`${stage}: ${message.split("\n").slice(0, 3).join("\n")}`);
  }
}

attempt("tests", () => {
  const technique = plantedTechnique(name);
  const told = [{ ...finds[0], message: TEXT }, ...finds.slice(1)];
  const tests: (() => void)[] = [];
  techniqueTester(technique, fault.technique ? rectangles : { finds: told, misses }, {
    describe: (_, body) => {
      body();
    },
    it: (_, body) => tests.push(body),
    warn: (text) => {
      seen.add(`warning: ${/\(WINGS_(\w+)\)/.exec(text)?.[1] ?? text}`);
      if (isTold) console.error(text.split("\n").slice(0, 3).join("\n"));
    },
    info: () => undefined,
  });
  for (const test of tests) attempt("tester", test);
  if (seen.size > 0) return;
  if (fault.technique === undefined)
    attempt("complete", () => {
      complete(technique, fault.reference ?? reference, { boards: 300 });
    });
  attempt("soundness", () => {
    soundness(technique, { minimal: true });
  });
});
process.stdout.write(`\n${JSON.stringify([...seen])}\n`);
process.exit(0);
