/** The part of node:vm that stops a script: it ends any code that the script calls, even an endless loop. */
interface Vm {
  createContext(globals: object): object;
  readonly Script: new (code: string) => {
    runInContext(context: object, options: { readonly timeout: number }): unknown;
  };
}

const { process } = globalThis as { readonly process?: { getBuiltinModule?(name: string): unknown } };

/** Web pages have no node:vm: there, code runs without a limit. */
const vm = process?.getBuiltinModule?.("node:vm") as Vm | undefined;
const globals: { action?: () => unknown } = {};
const context = vm?.createContext(globals);
const script = vm && new vm.Script("action()");

/** How long a technique may search a board, in milliseconds. */
export const TIMEOUT = 20_000;

/** Runs an action, or throws `onTimeout` if it takes longer. A stopped action runs no `finally` block. */
export function withTimeLimit<T>(action: () => T, milliseconds: number, onTimeout: () => Error): T {
  if (script === undefined || context === undefined) return action();
  globals.action = action;
  try {
    return script.runInContext(context, { timeout: Math.max(1, Math.ceil(milliseconds)) }) as T;
  } catch (error) {
    // The error of node:vm belongs to another realm, so `instanceof Error` doesn't hold.
    if ((error as { readonly code?: unknown } | null)?.code === "ERR_SCRIPT_EXECUTION_TIMEOUT") throw onTimeout();
    throw error;
  }
}
