// The entries of the presets, `@wings/ladder/players` and others: an app that imports one loads only its techniques.

/** @typedef {import("../packages/ladder/src/index.js").Rung} Rung */

/** The name of the constant in `ladder.ts`, by id: `xWing`. @param {string} id */
const constantOf = (id) => id.replace(/-([a-z\d])/g, (_, letter) => letter.toUpperCase());

/**
 * The source of an entry.
 * @param {string} preset @param {string} about @param {readonly Rung[]} rungs @param {readonly Rung[]} ladder
 */
export function presetFile(preset, about, rungs, ladder) {
  /** @type {Map<string, string[]>} */
  const imports = new Map();
  const lines = rungs.map(({ technique, level, score, package: from, leftOutOf = [] }) => {
    const constant = constantOf(technique.id);
    imports.set(from, [...(imports.get(from) ?? []), constant]);
    const whole = ladder.find((rung) => rung.technique.id === technique.id)?.technique;
    const changes = Object.entries(technique.options).filter(([name, value]) => whole?.options[name] !== value);
    const options = changes.map(([name, value]) => `${name}: ${value}`).join(", ");
    const made = options === "" ? constant : `${constant}.with({ ${options} })`;
    const presets = leftOutOf.length === 0 ? "" : `, ${JSON.stringify(leftOutOf)}`;
    return `  rung(${made}, ${JSON.stringify(level)}, ${score}, ${JSON.stringify(from.replace("@wings/", ""))}${presets}),`;
  });
  const from = [...imports].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    "// `pnpm generate` writes this file from `ladder.ts` and `presets.ts`.",
    "",
    ...from.map(([name, constants]) => `import { ${constants.sort().join(", ")} } from "${name}";`),
    'import { type Rung, rung } from "./rung.js";',
    "",
    `/** ${about} */`,
    `export const ${constantOf(preset)}: readonly Rung[] = /* @__PURE__ */ Object.freeze([`,
    ...lines,
    "]);",
    "",
  ].join("\n");
}
