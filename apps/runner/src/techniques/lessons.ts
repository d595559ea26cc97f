import { readFileSync } from "node:fs";

/** The README of each package of techniques, by its name without scope. The build puts them next to the command. */
export const readLessons = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL("lessons.json", import.meta.url), "utf8")) as Record<string, string>;

/** A part of a page as it is shown: a text that is wrapped, with the indent of its further lines, or lines that stay as they are. */
export type Block = { readonly text: string; readonly indent: string } | { readonly lines: readonly string[] };

/** The parts of a lesson that a definition consists of. */
const PARTS = ["The pattern", "Why it works"];

/**
 * The definition of a technique: the pattern and why it works, without what is about the other techniques of its package.
 * Undefined for a package without a lesson.
 */
export function definitionOf(id: string, lesson: string | undefined): { title: string; blocks: Block[] }[] | undefined {
  return lesson
    ?.split(/^## /m)
    .map((part) => ({ title: part.slice(0, part.indexOf("\n")), body: part.slice(part.indexOf("\n")) }))
    .filter(({ title }) => PARTS.includes(title))
    .map(({ title, body }) => ({ title, blocks: blocksOf(body, id) }));
}

function blocksOf(markdown: string, id: string): Block[] {
  const pieces = markdown.split(/^```\w*\n([^]*?)^```$/m);
  return pieces.flatMap((piece, i): Block[] =>
    i % 2 === 1
      ? [{ lines: piece.trimEnd().split("\n") }]
      : piece
          .split(/\n\n|\n(?=- )/)
          .map((each) => each.trim())
          .filter((each) => each !== "" && !isCaption(each) && isAbout(each, id))
          .map((each) => (each.startsWith("|") ? { lines: tableLines(each, id) } : paragraph(each))),
  );
}

/** The line below a picture. */
const isCaption = (text: string): boolean => /^`[a-z0-9-]+`: /.test(text);

/** A paragraph or list item that begins with the names of techniques is only about them. */
function isAbout(text: string, id: string): boolean {
  const ids = /^(?:- )?\*\*.*?\*\*,? \(((?:`[a-z0-9-]+`(?:, )?)+)\)/.exec(text)?.[1];
  return ids === undefined || ids.includes(`\`${id}\``);
}

function paragraph(markdown: string): Block {
  const text = plain(markdown).replace(/\s+/g, " ");
  return { text, indent: text.startsWith("- ") ? "  " : "" };
}

/** The columns of a table, without its lines. Of rows with ids, those that name the technique, if any does. */
function tableLines(markdown: string, id: string): string[] {
  const [head, , ...rows] = markdown.split("\n");
  const own = rows.filter((row) => row.includes(`\`${id}\``));
  const cells = [head, ...(own.length > 0 ? own : rows)].map((row) =>
    row
      .slice(1, -1)
      .split("|")
      .map((cell) => plain(cell).trim()),
  );
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  return cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] + 2))
      .join("")
      .trimEnd(),
  );
}

/** Text without emphasis and links. */
const plain = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/\*\*|`/g, "")
    .replace(/(^|[\s(])_([^_]+)_/g, "$1$2");
