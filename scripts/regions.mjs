// Code in pages, copied from the file that runs. A page names a piece of a file, and the file marks it with
// `// #region index` and `// #endregion index`:
//
//   <!-- generated:region examples/third-party/src/index.ts#index -->
//   <!-- /generated:region -->

import { extname } from "node:path";

const BLOCK = /(<!-- generated:region (\S+)#(\S+) -->\n).*?(<!-- \/generated:region -->)/gs;

/** The page with each of its pieces as the files have it. @param {string} page @param {(file: string) => string} readText */
export const withRegions = (page, readText) =>
  page.replace(BLOCK, (_, start, file, name, end) => {
    const code = regionOf(readText(file), name);
    if (code === undefined) throw new Error(`${file} has no region ${name}: a page shows it.`);
    return `${start}\n\`\`\`${extname(file).slice(1)}\n${code}\n\`\`\`\n\n${end}`;
  });

/** A region without indentation and the marks of others. @param {string} source @param {string} name */
function regionOf(source, name) {
  const [, inside] = new RegExp(`^ *// #region ${name}\\n(.*?)^ *// #endregion ${name}$`, "ms").exec(source) ?? [];
  const code = inside?.replace(/^ *\/\/ #(end)?region .*\n/gm, "");
  const indent = Math.min(...(code?.match(/^ *(?=\S)/gm) ?? []).map((blanks) => blanks.length));
  return code?.replace(new RegExp(`^ {${indent}}`, "gm"), "").replace(/^\n+|\s+$/g, "");
}
