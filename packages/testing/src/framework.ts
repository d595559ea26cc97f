import { noFramework } from "./errors.js";

/** What the tester needs of a test framework: vitest, node:test, Jest, Mocha and others have it. */
export interface Framework {
  /** A group of tests. */
  readonly describe: (name: string, body: () => void) => unknown;
  /** One test: it fails where its body throws. */
  readonly it: (name: string, body: () => void) => unknown;
  /** Where warnings go; the console, if there is none. */
  readonly warn?: (text: string) => void;
}

interface Surroundings extends Partial<Framework> {
  readonly console?: { warn(text: string): void };
  readonly process?: {
    readonly env: Readonly<Record<string, string | undefined>>;
    getBuiltinModule?(name: string): Framework;
  };
}

/**
 * The framework that was handed over, or else the global functions of the one that runs, or else the one of Node.js. Vitest
 * without globals shows itself to no package: there it must be handed over.
 */
export function frameworkOf(given?: Framework): Required<Framework> {
  const around = globalThis as Surroundings;
  const { describe, it, warn = (text: string): void => around.console?.warn(text) } = given ?? around;
  if (describe !== undefined && it !== undefined) return { describe, it, warn };
  const node = around.process?.env.VITEST === undefined ? around.process?.getBuiltinModule?.("node:test") : undefined;
  if (node === undefined) throw noFramework();
  return { describe: node.describe, it: node.it, warn };
}
