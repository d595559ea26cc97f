import type { Layout } from "@wings/core/host";
import { layoutNotLoaded } from "./errors.js";

/** Between a board and the name of its layout. A classic board has no name behind it. */
export const LAYOUT = "&layout=";

/** Whether a text has a board with other houses. */
export const namesLayout = (text: string): boolean => text.includes("layout=");

let layouts: { layoutOf(this: void, name: string): Layout | undefined } | undefined;

/** Loads what makes layouts. Before, a board with other houses can't be read. */
export async function loadLayouts(): Promise<void> {
  layouts ??= await import("@wings/layouts");
}

/** The layout of a name: `x`, `windoku+anti-knight`. Without a name, the board is classic. */
export function layoutNamed(name: string | undefined): Layout | undefined {
  if (name === undefined) return undefined;
  if (layouts === undefined) throw layoutNotLoaded(name);
  return layouts.layoutOf(name);
}
