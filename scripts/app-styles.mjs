// The styles of an app: a sheet is in the layer of its folder, and a class that only one folder writes has its styles there.

import { readFileSync } from "node:fs";
import { basename, relative, sep } from "node:path";
import ts from "typescript";
import { SIBLINGS, foldersOf } from "./app-folders.mjs";

/** @typedef {Map<string, Set<string>>} Writers the folders that write a word */

/** The layer of the sheets in `app/styles`, which the page loads first. */
const FIRST = "base";
/** The sheet that declares the order of the layers. */
const LAYERS = "layers.css";

/** What is wrong with the sheets of an app. @param {string} app @param {string} src @param {readonly string[]} files @returns {string[]} */
export function wrongStyles(app, src, files) {
  const folders = foldersOf(app);
  /** @param {string} file */
  const partsOf = (file) => relative(src, file).split(sep);
  /** The folder of a file, or its feature. @param {string} file */
  const homeOf = (file) =>
    partsOf(file)
      .slice(0, partsOf(file)[0] === SIBLINGS ? 2 : 1)
      .join("/");
  /** Whether a folder is in a lower layer than another one, or is it. @param {string} one @param {string} other */
  const isWithin = (one, other) => one === other || rankOf(one) > rankOf(other);
  /** @param {string} home */
  const rankOf = (home) => folders.indexOf(home.split("/")[0] ?? "");
  const { exact, classes, words } = writersIn(files, homeOf);
  const sheets = files
    .filter((file) => file.endsWith(".css") && basename(file) !== LAYERS)
    .map((file) => ({ file, css: readFileSync(file, "utf8").replaceAll(/\/\*.*?\*\//gs, "") }));
  /** @type {Writers} */
  const styled = new Map();
  for (const { file, css } of sheets) add(styled, selectorsOf(css).flatMap(classesIn).join(" "), homeOf(file));
  /** @param {string} one */
  const ownersOf = (one) => [...(classes(one) ?? words(one) ?? [])];
  /** Whether only this folder writes a class. Where others write its beginning (`line-${line}`), only this one has styles for it. @param {string} one @param {string} home */
  const isOwn = (one, home) =>
    ownersOf(one).join() === home || [exact(one), styled.get(one)].every((each) => [...(each ?? [])].join() === home);

  /** @param {string} file */
  const layerOf = (file) => (partsOf(file)[1] === "styles" ? FIRST : (partsOf(file)[0] ?? ""));
  const used = new Set(sheets.map(({ file }) => layerOf(file)));
  const order = [FIRST, ...folders.toReversed()].filter((layer) => used.has(layer)).join(", ");
  const declared = files.filter((file) => basename(file) === LAYERS).map((file) => readFileSync(file, "utf8"));
  const isInOrder = declared.length === 1 && declared[0]?.includes(`@layer ${order};`);

  /** @param {{ file: string, css: string }} sheet @returns {string[]} */
  function problemsOf({ file, css }) {
    const [name, home] = [relative(src, file), homeOf(file)];
    const layer = layerOf(file);
    const problems = isInLayer(css, layer) ? [] : [`${name}: put all of it into @layer ${layer} { … }`];
    for (const selector of selectorsOf(css)) {
      for (const compound of selector.replaceAll(", ", ",").split(/[\s>+~]+/)) {
        const all = classesIn(compound);
        const isOurs = all.some((one) => classes(one)?.has(home));
        for (const one of all) {
          const [owner, ...others] = ownersOf(one);
          // Such as the kind of an answer, which is a word of the model: `.task.right`.
          const isState =
            isOurs && (classes(one) === undefined || [...(words(one) ?? [])].some((each) => isWithin(each, home)));
          if (owner === undefined) problems.push(`${name}: no file writes the class ${one}: remove "${selector}"`);
          else if (others.length === 0 && !isWithin(owner, home) && !isState)
            problems.push(`${name}: only ${owner} writes the class ${one}: put "${selector}" into a sheet there`);
        }
      }
      if (home.startsWith(`${SIBLINGS}/`) && !classesIn(selector).some((one) => isOwn(one, home)))
        problems.push(`${name}: "${selector}" may fit other features: add a class that only ${home} writes`);
    }
    return problems;
  }
  return [...(isInOrder ? [] : [`${LAYERS}: declare "@layer ${order};", once`]), ...sheets.flatMap(problemsOf)];
}

/** Whether nothing of a sheet is outside of its layer. @param {string} css @param {string} layer */
function isInLayer(css, layer) {
  const text = css.trim();
  let depth = 0;
  const end = text.split("").findIndex((sign) => {
    depth += sign === "{" ? 1 : sign === "}" ? -1 : 0;
    return sign === "}" && depth === 0;
  });
  return text.startsWith(`@layer ${layer} {`) && end === text.length - 1;
}

/** @param {string} css without comments @returns {string[]} */
const selectorsOf = (css) =>
  css
    .split("{")
    .slice(0, -1)
    .map((text) => text.slice(Math.max(text.lastIndexOf("}"), text.lastIndexOf(";")) + 1).trim())
    .filter((text) => text !== "" && !text.startsWith("@"))
    .flatMap(partsOfList);

/** The selectors of a list; those inside `:is(…)` stay together. @param {string} list @returns {string[]} */
function partsOfList(list) {
  let depth = 0;
  const marked = list.replaceAll(/[(),]/g, (sign) => {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    return sign === "," && depth === 0 ? "\n\n" : sign;
  });
  return marked.split("\n\n").map((each) => each.trim().replaceAll(/\s+/g, " "));
}

/** @param {string} selector */
const classesIn = (selector) => [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name);

/** Which folders write a class into an attribute, and which write a word into any text. @param {readonly string[]} files @param {(file: string) => string} homeOf */
function writersIn(files, homeOf) {
  /** @type {Writers} */
  const inAttributes = new Map();
  /** @type {Writers} */
  const anywhere = new Map();
  for (const file of files.filter((each) => /\.tsx?$/.test(each))) {
    const text = readFileSync(file, "utf8");
    const home = homeOf(file);
    for (const [, words = ""] of text.matchAll(/["'`}]([^"'`${}]*)(?=["'`]|\$\{)/g)) add(anywhere, words, home);
    if (!file.endsWith(".tsx")) continue;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
    /** @param {ts.Node} node @param {boolean} isInside @returns {void} */
    const visit = (node, isInside) => {
      const isClass = isInside || (isNamed(node) && /** @type {ts.Identifier} */ (node.name).text === "class");
      if (isClass && isText(node)) add(inAttributes, node.text, home);
      ts.forEachChild(node, (child) => visit(child, isClass));
    };
    visit(source, false);
  }
  /** `line-wings` is written as `line-${line}`, too. @param {string} name @returns {Set<string> | undefined} */
  const classes = (name) => {
    const [all, begins] = [inAttributes.get(name), anywhere.get(name.replace(/[^-]*$/, ""))];
    return all && begins ? new Set([...all, ...begins]) : (all ?? begins);
  };
  return {
    classes,
    exact: (/** @type {string} */ name) => inAttributes.get(name),
    words: (/** @type {string} */ name) => anywhere.get(name),
  };
}

/** @param {Writers} writers @param {string} text @param {string} home */
function add(writers, text, home) {
  for (const word of text.split(/\s+/))
    if (/^[a-z][\w-]*$/.test(word)) writers.set(word, (writers.get(word) ?? new Set()).add(home));
}

/** @param {ts.Node} node @returns {node is ts.JsxAttribute | ts.PropertyAssignment} */
const isNamed = (node) => ts.isJsxAttribute(node) || ts.isPropertyAssignment(node);

/** @param {ts.Node} node @returns {node is ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail} */
const isText = (node) =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
