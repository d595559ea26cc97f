import type { Technique } from "@wings/core";
import { jsonLine } from "../terminal/sanitize.js";
import { columns } from "../terminal/table.js";
import { lookOf, paint, wrap } from "../terminal/terminal-style.js";
import { tell, write } from "../output.js";
import { misplaced } from "../techniques/placement.js";
import type { Run } from "../cli/run.js";
import { selectionOf } from "../techniques/selection.js";
import { loadTechniques } from "../techniques/load-techniques.js";

/** What is loaded, from where, in what order, with what options. */
export const run: Run = async ({ flags }) => {
  const look = lookOf(flags);
  const { list, rungs, plugins } = await loadTechniques(selectionOf(flags));
  plugins?.close();
  const ids = [...rungs.keys()];
  for (const { technique, isPlugin } of rungs.values()) {
    const slip = isPlugin ? misplaced(technique.id, technique.meta.after, ids) : undefined;
    if (slip !== undefined) tell(`wings: ${slip}\n`);
  }
  const heads = columns(
    [{ isNumber: true }, { paint: (text) => paint(look, "bold", text) }, {}, { isNumber: true }, {}],
    list.map(({ id }, index) => {
      const { level, score, from } = rungs.get(id)!;
      return [String(index + 1), id, level, String(score), from];
    }),
    look,
    " ",
  );
  const parts = list.map((technique, index) => {
    const { id, meta } = technique;
    const { from, level, score, isPlugin } = rungs.get(id)!;
    if (flags.json === true) {
      const options = optionsOf(technique);
      return jsonLine({
        schema: 1,
        index,
        technique: id,
        name: meta.name,
        from,
        plugin: isPlugin,
        level,
        score,
        options,
      });
    }
    const options = optionsOf(technique).map(({ name, value, description, default: byDefault }) =>
      wrap(
        `${name}=${String(value)}  ${description}${value === byDefault ? "" : ` (otherwise ${String(byDefault)})`}`,
        look,
        "       ",
      ),
    );
    return heads[index] + options.map((option) => `${option}\n`).join("");
  });
  await write(parts.join(""));
  return 0;
};

const optionsOf = ({ options, meta }: Technique) =>
  Object.entries(meta.options).map(([name, spec]) => ({ name, value: options[name], ...spec }));
