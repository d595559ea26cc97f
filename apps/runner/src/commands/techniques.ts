import type { Technique } from "@wings/core";
import type { Run } from "../cli/flags.js";
import { tell, write } from "../io/output.js";
import { type Techniques, loadTechniques, placementProblem } from "../techniques/load-techniques.js";
import { selectionOf } from "../techniques/selection.js";
import { jsonLine } from "../terminal/sanitize.js";
import { formatTable } from "../terminal/table.js";
import { type TerminalStyle, paint, terminalStyle, wrap } from "../terminal/terminal-style.js";

/** Lists techniques with their order, source and options. */
export const run: Run = async ({ flags }) => {
  const techniques = await loadTechniques(selectionOf(flags));
  const { rungs, plugins } = techniques;
  plugins?.close();
  const ids = [...rungs.keys()];
  for (const { technique, isPlugin } of rungs.values()) {
    const problem = isPlugin ? placementProblem(technique.id, technique.meta.after, ids) : undefined;
    if (problem !== undefined) tell(`wings: ${problem}\n`);
  }
  await write(flags.json === true ? asJson(techniques) : asText(techniques, terminalStyle(flags)));
  return 0;
};

const asJson = ({ list, rungs }: Techniques): string =>
  list
    .map((technique, index) => {
      const { id, meta } = technique;
      const { from, level, score, isPlugin: plugin } = rungs.get(id)!;
      const options = optionsOf(technique);
      return jsonLine({ schema: 1, index, technique: id, name: meta.name, from, plugin, level, score, options });
    })
    .join("");

function asText({ list, rungs }: Techniques, style: TerminalStyle): string {
  const rows = formatTable(
    [{ isNumber: true }, { paint: (text) => paint(style, "bold", text) }, {}, { isNumber: true }, {}],
    list.map(({ id }, index) => {
      const { level, score, from } = rungs.get(id)!;
      return [String(index + 1), id, level, String(score), from];
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
