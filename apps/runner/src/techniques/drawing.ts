import { type Board, type Finding, parse } from "@wings/core";
import { drawText } from "@wings/draw";
import type { Counterexample } from "../terminal/coded-error.js";
import type { Techniques } from "./load-techniques.js";
import { trustStyles } from "../terminal/sanitize.js";
import { type TerminalStyle, toTerminal } from "../terminal/terminal-style.js";

/** A board for the terminal, with a finding if there is one. `big` has three lines a row and shows every candidate. */
export function drawBoard(
  board: Board,
  { color, unicode, width }: TerminalStyle,
  {
    form = "compact",
    finding,
    techniques,
  }: { form?: "big" | "compact"; finding?: Finding; techniques?: Techniques } = {},
): string {
  const names = finding && techniques?.rungs.get(finding.technique)?.technique.meta;
  return trustStyles(
    drawText(board, finding, {
      color,
      unicode,
      width,
      form,
      ...(names !== undefined && { names, language: techniques!.language }),
    }),
  );
}

/** A wrong finding, and what contradicts it. */
export function drawCounterexample({ board, marks, names }: Counterexample, style: TerminalStyle): string {
  const { color, unicode, width } = style;
  return toTerminal(style, trustStyles(drawText(parse(board), { marks }, { color, unicode, width, names })));
}
