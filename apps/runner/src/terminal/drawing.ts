import { type Board, type Finding, parse } from "@wings/core";
import { drawText } from "@wings/draw";
import { ownStyles } from "./sanitize.js";
import { type Look, plain } from "./terminal-style.js";
import type { Objection } from "../plugins/counterexample.js";
import type { Techniques } from "../techniques/load-techniques.js";

/** A board for the terminal, and on it a finding: one line a row, or three with room for every candidate. */
export function picture(
  board: Board,
  look: Look,
  {
    form = "compact",
    finding,
    techniques,
  }: { form?: "big" | "compact"; finding?: Finding; techniques?: Techniques } = {},
): string {
  const names = finding && techniques?.rungs.get(finding.technique)?.technique.meta;
  return ownStyles(drawText(board, finding, { ...look, form, ...(names !== undefined && { names }) }));
}

/** A finding that is refused, and what speaks against it. */
export const drawObjection = ({ board, marks, names }: Objection, look: Look): string =>
  plain(look, ownStyles(drawText(parse(board), { marks }, { ...look, names })));
