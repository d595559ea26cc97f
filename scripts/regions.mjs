// Code in pages, copied from where it runs. A page says which piece of which file:
//
//   <!-- generated:region examples/third-party/src/index.ts#index -->
//   <!-- /generated:region -->
//
// and the file marks it with `// #region index` and `// #endregion index`. What stands in between is written by
// `pnpm generate`; a piece that is not there is an error.

import { extname } from "node:path";

const BLOCK = /<!-- generated:region (\S+)#(\S+) -->\n.*?<!-- \/generated:region -->/gs;

/**
 * The page with each of its pieces as the files have it now.
 * @param {string} text
 * @param {(file: string) => string} readText
 */
export const withRegions = (text, readText) =>
  text.replace(BLOCK, (_, file, name) => {
    const code = regionOf(readText(file), name);
    if (code === undefined) throw new Error(`${file} has no region ${name}: a page shows it.`);
    return `<!-- generated:region ${file}#${name} -->\n\n\`\`\`${extname(file).slice(1)}\n${code}\n\`\`\`\n\n<!-- /generated:region -->`;
  });

/**
 * The lines of a region, as far to the left as they go, without the marks of others.
 * @param {string} source @param {string} name
 * @returns {string | undefined}
 */
export function regionOf(source, name) {
  const lines = source.split("\n");
  const [from, to] = ["#region", "#endregion"].map((mark) =>
    lines.findIndex((line) => line.trim() === `// ${mark} ${name}`),
  );
  if (from === undefined || to === undefined || from < 0 || to < from) return undefined;
  const inside = lines.slice(from + 1, to).filter((line) => !/^\s*\/\/ #(end)?region /.test(line));
  const indent = Math.min(...inside.filter((line) => line.trim() !== "").map((line) => line.search(/\S/)));
  return inside
    .map((line) => line.slice(indent))
    .join("\n")
    .trim();
}
