import type { Technique } from "@wings/core";
import { lookOf, paint, wrap } from "../look.js";
import { write } from "../output.js";
import type { Run } from "../run.js";
import { selectionOf } from "../selection.js";
import { loadTechniques } from "../techniques.js";

/** What is loaded, from where, in what order, with what options. */
export const run: Run = async ({ flags }) => {
  const look = lookOf(flags);
  const { list, rungs, plugins } = await loadTechniques(selectionOf(flags));
  plugins?.close();
  const parts = list.map((technique, index) => {
    const { id, meta } = technique;
    const { from, level, score, isPlugin } = rungs.get(id)!;
    if (flags.json === true) {
      const options = optionsOf(technique);
      return `${JSON.stringify({ schema: 1, index, technique: id, name: meta.name, from, plugin: isPlugin, level, score, options })}\n`;
    }
    const head = `${String(index + 1).padStart(3)}  ${paint(look, "bold", id.padEnd(22))} ${level.padEnd(12)} ${String(score).padStart(5)}  ${from}`;
    const options = optionsOf(technique).map(({ name, value, description, default: byDefault }) =>
      wrap(
        `${name}=${String(value)}  ${description}${value === byDefault ? "" : ` (otherwise ${String(byDefault)})`}`,
        look,
        "       ",
      ),
    );
    return [head, ...options, ""].join("\n");
  });
  await write(parts.join(""));
  return 0;
};

const optionsOf = ({ options, meta }: Technique) =>
  Object.entries(meta.options).map(([name, spec]) => ({ name, value: options[name], ...spec }));
