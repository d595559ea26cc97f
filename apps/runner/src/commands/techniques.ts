import type { Technique } from "@wings/core";
import type { Run, Values } from "../cli/flags.js";
import { tell, write } from "../io/output.js";
import { type Techniques, loadTechniques, oneIdOf, placementProblem, titleOf } from "../techniques/load-techniques.js";
import { selectionOf } from "../techniques/selection.js";
import { jsonLine } from "../terminal/sanitize.js";
import { formatTable } from "../terminal/table.js";
import { type TerminalStyle, paint, terminalStyle, wrap } from "../terminal/terminal-style.js";
import { definitionText, pageOf, pageText } from "./technique-page.js";

/** Lists techniques with their order, source and options; or shows one of them. */
export const run: Run = async ({ flags, inputs }) => {
  const techniques = await loadTechniques(selectionOf(flags));
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
async function showOne(id: string, techniques: Techniques, flags: Values): Promise<void> {
  const { technique } = techniques.rungs.get(id)!;
  const shown = { ...techniques, list: [techniques.list.find((each) => each.id === id) ?? technique] };
  const index = [...techniques.rungs.keys()].indexOf(id);
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
  const { from, level, score, isPlugin: plugin } = rungs.get(id)!;
  const options = optionsOf(technique);
  return { schema: 1, index, technique: id, name: meta.name, from, plugin, level, score, options };
}

/** The number of the first technique counts from `first` on. */
function asText({ list, rungs }: Techniques, style: TerminalStyle, first = 0): string {
  const rows = formatTable(
    [{ isNumber: true }, { paint: (text) => paint(style, "bold", text) }, {}, { isNumber: true }, {}],
    list.map(({ id }, index) => {
      const { level, score, from } = rungs.get(id)!;
      return [String(first + index + 1), id, level, String(score), from];
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
