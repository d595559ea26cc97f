import { readFileSync } from "node:fs";
import { type Finding, type Technique, english, findSmallest, parse } from "@wings/core";
import { EXAMPLES } from "@wings/ladder";
import type { Run } from "../../command/define-command.js";
import {
  type Techniques,
  loadTechniques,
  oneIdOf,
  placementProblem,
  selectionOf,
  titleOf,
} from "../../techniques/load-techniques.js";
import { drawBoard } from "../../techniques/drawing.js";
import { explained, shortly } from "../../techniques/explained.js";
import { tell, write } from "../../terminal/output.js";
import { jsonLine } from "../../terminal/sanitize.js";
import {
  type TerminalStyle,
  formatTable,
  paint,
  terminalStyle,
  toTerminal,
  wrap,
} from "../../terminal/terminal-style.js";
import type { TechniquesFlags } from "./command.js";

/** Lists techniques with their order, source and options; or shows one of them. */
export const run: Run<TechniquesFlags> = async ({ flags, pluginFolder, inputs }) => {
  const techniques = await loadTechniques(selectionOf(flags, pluginFolder));
  const { rungs, plugins } = techniques;
  plugins?.close();
  const ids = [...rungs.keys()];
  if (inputs.length > 0) {
    await showOne(oneIdOf("the technique", inputs[0], rungs), techniques, flags);
    return 0;
  }
  for (const { technique, isPlugin } of rungs.values()) {
    const problem = isPlugin ? placementProblem(technique.id, technique.meta.after, ids) : undefined;
    if (problem !== undefined) tell(`wings: ${problem}\n`);
  }
  await write(flags.json === true ? asJson(techniques) : asText(techniques, terminalStyle(flags)));
  return 0;
};

/** The definition of a technique, and a board with it. One that is left out is shown as well. */
async function showOne(id: string, techniques: Techniques, flags: TechniquesFlags): Promise<void> {
  const { technique } = techniques.rungs.get(id)!;
  const shown = { ...techniques, list: [techniques.list.find((each) => each.id === id) ?? technique] };
  // A new technique has a number only where it is chosen.
  const isCounted = (each: string): boolean =>
    each === id || !techniques.rungs.get(each)!.isNew || techniques.list.some((other) => other.id === each);
  const index = [...techniques.rungs.keys()].filter(isCounted).indexOf(id);
  const page = pageOf(id, shown);
  if (flags.json === true) {
    const { board, finding } = page.example ?? { board: null, finding: null };
    await write(
      jsonLine({ ...recordOf(shown.list[0], index, shown), definition: definitionText(page), board, finding }),
    );
    return;
  }
  const style = terminalStyle(flags);
  const title = paint(style, "bold", titleOf(shown, id));
  await write(`${title}\n\n${asText(shown, style, index)}\n${pageText(page, shown, style)}`);
}

const asJson = (techniques: Techniques): string =>
  techniques.list.map((technique, index) => jsonLine(recordOf(technique, index, techniques))).join("");

function recordOf(technique: Technique, index: number, { rungs }: Techniques): object {
  const { id, meta } = technique;
  const { from, level, score, isPlugin: plugin, isNew } = rungs.get(id)!;
  const options = optionsOf(technique);
  const stage = isNew && { stage: "new" };
  return { schema: 1, index, technique: id, name: meta.name, from, plugin, level, score, ...stage, options };
}

/** The number of the first technique counts from `first` on. */
function asText({ list, rungs }: Techniques, style: TerminalStyle, first = 0): string {
  const rows = formatTable(
    [{ isNumber: true }, { paint: (text) => paint(style, "bold", text) }, {}, { isNumber: true }, {}],
    list.map(({ id }, index) => {
      const { level, score, from, isNew } = rungs.get(id)!;
      return [String(first + index + 1), id, isNew ? `${level}, new` : level, String(score), from];
    }),
    style,
    " ",
  );
  const options = (technique: Technique): string =>
    optionsOf(technique)
      .map(({ name, value, description, default: byDefault }) => {
        const other = value === byDefault ? "" : ` (default: ${String(byDefault)})`;
        return `${wrap(`${name}=${String(value)}  ${description}${other}`, style, "       ")}\n`;
      })
      .join("");
  return list.map((technique, index) => rows[index] + options(technique)).join("");
}

const optionsOf = ({ options, meta }: Technique) =>
  Object.entries(meta.options).map(([name, spec]) => ({ name, value: options[name], ...spec }));

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

export function pageOf(id: string, { rungs, list, language }: Techniques): TechniquePage {
  const { from, isPlugin, technique } = rungs.get(id)!;
  if (isPlugin) return { parts: [], example: undefined };
  const parts =
    translatedSteps(id, language.code) ?? definitionOf(id, readLessons()[from.replace("@wings/", "")]) ?? [];
  const board = EXAMPLES[id] as string | undefined;
  if (board === undefined) return { parts, example: undefined };
  const finding = findSmallest(parse(board), [list.find((each) => each.id === id) ?? technique]) ?? undefined;
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
      `${wrap(shortly(example.finding, techniques), style)}\n\n${explained(example.finding, techniques, style)}\n\n${example.board}\n`;
  const nothing = "Its author describes it: this command knows the techniques of wings only.\n";
  const all = [...definition, ...(shown === undefined ? [] : [shown])];
  return toTerminal(style, all.length === 0 ? nothing : all.join("\n"));
}

const blockText = (block: Block, style: TerminalStyle): string =>
  "lines" in block
    ? block.lines.map((line) => `  ${line}`.trimEnd()).join("\n")
    : wrap(block.text, style, block.indent, "");

/** The lesson of a package: what the package is, and the sections of its lesson.md by their titles, as Markdown. */
export interface Lesson {
  readonly about: string;
  readonly sections: Readonly<Record<string, string>>;
}

/** The lesson of each package of techniques, by its name without scope. The build puts them next to the command. */
export const readLessons = (): Readonly<Record<string, Lesson>> =>
  JSON.parse(readFileSync(new URL("lessons.json", import.meta.url), "utf8")) as Record<string, Lesson>;

/** The three steps of a lesson in a language other than English, in place of the definition. The build puts them next to the command. */
function translatedSteps(id: string, code: string): TechniquePage["parts"] | undefined {
  if (code === english.code) return undefined;
  const file = new URL(`language-${code}-lessons.json`, import.meta.url);
  const lessons = JSON.parse(readFileSync(file, "utf8")) as Record<string, string[] | undefined>;
  const blocks = lessons[id]?.map((step, i) => ({ text: `${i + 1}. ${plain(step)}`, indent: "   " }));
  return blocks && [{ title: "In three steps", blocks }];
}

/** The address of the lesson about a package, for assistants. */
export const lessonAddress = (name: string): string => `wings://lessons/${name}`;

/** A part of a page as it is shown: a text that is wrapped, with the indent of its further lines, or lines that stay as they are. */
export type Block = { readonly text: string; readonly indent: string } | { readonly lines: readonly string[] };

/** The sections of a lesson that a definition consists of. */
const PARTS = ["The pattern", "Why it works"];

/**
 * The definition of a technique: the pattern and why it works, without what is about the other techniques of its package.
 * Undefined for a package without a lesson.
 */
export const definitionOf = (
  id: string,
  lesson: Lesson | undefined,
): { title: string; blocks: Block[] }[] | undefined =>
  lesson && PARTS.map((title) => ({ title, blocks: blocksOf(lesson.sections[title], id) }));

function blocksOf(markdown: string, id: string): Block[] {
  const pieces = markdown.split(/^```\w*\n([^]*?)^```$/m);
  return pieces.flatMap((piece, i): Block[] =>
    i % 2 === 1
      ? [{ lines: piece.trimEnd().split("\n") }]
      : piece
          .split(/\n\n|\n(?=- )/)
          .map((each) => each.trim())
          .filter((each) => each !== "" && isAbout(each, id))
          .map((each) => (each.startsWith("|") ? { lines: tableLines(each, id) } : paragraph(each))),
  );
}

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
