import { type Finding, explain, findFirst, parse } from "@wings/core";
import { EXAMPLES } from "@wings/ladder";
import type { Techniques } from "../techniques/load-techniques.js";
import { type Block, definitionOf, readLessons } from "../techniques/lessons.js";
import { drawBoard } from "../terminal/drawing.js";
import { type TerminalStyle, paint, toTerminal, wrap, wrapExplanation } from "../terminal/terminal-style.js";

/** A board on which the technique finds something, as text, and what it finds. */
interface Example {
  readonly board: string;
  readonly finding: Finding;
}

/** What is known of a technique: its definition, and a board with it. A plugin has neither. */
export interface TechniquePage {
  readonly parts: NonNullable<ReturnType<typeof definitionOf>>;
  readonly example: Example | undefined;
}

export function pageOf(id: string, { rungs, list }: Techniques): TechniquePage {
  const { from, isPlugin, technique } = rungs.get(id)!;
  if (isPlugin) return { parts: [], example: undefined };
  const parts = definitionOf(id, readLessons()[from.replace("@wings/", "")]) ?? [];
  const board = EXAMPLES[id];
  const finding = findFirst(parse(board), [list.find((each) => each.id === id) ?? technique]) ?? undefined;
  return { parts, example: finding && { board, finding } };
}

/** The definition as plain text, one paragraph or line below the other. */
export const definitionText = ({ parts }: TechniquePage): string =>
  parts
    .flatMap(({ blocks }) => blocks)
    .map((block) => ("lines" in block ? block.lines.join("\n") : block.text))
    .join("\n\n");

/** The page in the terminal, below the line of the technique. */
export function pageText({ parts, example }: TechniquePage, techniques: Techniques, style: TerminalStyle): string {
  const heading = (text: string): string => `${paint(style, "bold", text)}\n\n`;
  const definition = parts.map(
    ({ title, blocks }) => heading(title) + blocks.map((block) => `${blockText(block, style)}\n`).join("\n"),
  );
  const shown =
    example &&
    `${heading("An example")}${drawBoard(parse(example.board), style, { form: "big", finding: example.finding, techniques })}\n` +
      `${wrap(explain(example.finding, "short"), style)}\n\n${wrapExplanation(example.finding.text, style)}\n\n${example.board}\n`;
  const nothing = "Its author describes it: this command knows the techniques of wings only.\n";
  const all = [...definition, ...(shown === undefined ? [] : [shown])];
  return toTerminal(style, all.length === 0 ? nothing : all.join("\n"));
}

const blockText = (block: Block, style: TerminalStyle): string =>
  "lines" in block
    ? block.lines.map((line) => `  ${line}`.trimEnd()).join("\n")
    : wrap(block.text, style, block.indent, "");
