import { noFramework } from "./errors.js";

/** A test function: it fails if its body throws. */
interface TestFunction {
  (name: string, body: () => void): unknown;
  readonly only?: (name: string, body: () => void) => unknown;
}

/** The parts of a test framework that the tester needs. Vitest, node:test, Jest, Mocha and others have them. */
export interface Framework {
  /** Groups tests. */
  readonly describe: (name: string, body: () => void) => unknown;
  /** Defines a test. */
  readonly it: TestFunction;
  /** Receives warnings; by default, the console. */
  readonly warn?: (text: string) => void;
  /** Receives what is good to know, such as the speed; by default, the console. */
  readonly info?: (text: string) => void;
  /** How long a search may take, in milliseconds: 20,000. */
  readonly timeout?: number;
}

interface Globals extends Partial<Framework> {
  readonly console?: { warn(text: string): void; info(text: string): void };
  readonly process?: {
    readonly env: Readonly<Record<string, string | undefined>>;
    getBuiltinModule?(name: string): Framework;
  };
}

/**
 * The given framework, or the global functions, or node:test. Without globals, a package can't find vitest, so it must be
 * given.
 */
export function frameworkOf(given?: Framework): Framework & Required<Pick<Framework, "warn" | "info">> {
  const globals = globalThis as Globals;
  const warn = given?.warn ?? ((text: string): void => globals.console?.warn(text));
  const info = given?.info ?? ((text: string): void => globals.console?.info(text));
  const { describe, it } = given ?? globals;
  if (describe !== undefined && it !== undefined) return { ...given, describe, it, warn, info };
  const node = globals.process?.env.VITEST === undefined ? globals.process?.getBuiltinModule?.("node:test") : undefined;
  if (node === undefined) throw noFramework();
  return { describe: node.describe, it: node.it, warn, info };
}
