// docs/errors.md: the errors of all packages, read from the files that make them.

import ts from "typescript";

/** The functions that make an error of a code and a message. */
const MAKERS = ["wingsError", "runnerError", "choiceError", "createError", "codedError"];

/** @typedef {{ code: string, message: string }} Coded */
/** Expressions of the caller, by the name of a parameter. @typedef {ReadonlyMap<string, string>} Known */

/**
 * The page, with a chapter for each source file. An error is a call of one of the makers, or of a function of the file that
 * passes its parameters to one. Lines such as `// --- Title ---` divide a chapter.
 * @param {readonly { title: string, source: string }[]} files
 */
export function errorPage(files) {
  const lines = [
    "# Errors",
    "",
    "Everything that wings throws on purpose has a `code` that never changes; test it with `isWingsError(error)`, not with",
    "`instanceof`. In the messages, `…` is what was found. `details` holds the same as data.",
  ];
  for (const { title, source } of files) lines.push("", `## ${title}`, ...chapter(source));
  return `${lines.join("\n")}\n`;
}

/** @param {string} source @returns {string[]} */
function chapter(source) {
  const file = ts.createSourceFile("errors.ts", source, ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const lines = [];
  let rows = 0;
  for (const statement of file.statements) {
    for (const [, title] of source
      .slice(statement.getFullStart(), statement.getStart())
      .matchAll(/^\/\/ -+ (.+?) -+$/gm)) {
      lines.push("", `### ${title}`);
      rows = 0;
    }
    for (const { code, message } of errorsIn(statement)) {
      if (rows++ === 0) lines.push("", "| code | message |", "| --- | --- |");
      const [doc] = ts.getJSDocCommentsAndTags(statement);
      const comment = doc && ts.getTextOfJSDocComment(doc.comment);
      lines.push(`| \`WINGS_${code}\` | ${cell(comment ? `${message} — ${comment}` : message)} |`);
    }
  }
  return lines;
}

/** @param {string} text */
const cell = (text) => text.replace(/[|<>]/g, "\\$&").replace(/\s+/g, " ");

/** The errors that a node makes; of a call, only its own. @param {ts.Node} node @param {Known} [known] @returns {Coded[]} */
function errorsIn(node, known = new Map()) {
  const error = ts.isCallExpression(node) ? errorOf(node, known) : undefined;
  if (error !== undefined) return [error];
  /** @type {Coded[]} */
  const found = [];
  ts.forEachChild(node, (child) => void found.push(...errorsIn(child, known)));
  return found;
}

/** @param {ts.CallExpression} call @param {Known} known @returns {Coded | undefined} */
function errorOf(call, known) {
  const name = call.expression.getText();
  const [code, message] = call.arguments;
  if (MAKERS.includes(name)) {
    const literal = code === undefined ? "…" : textOf(code, known).replace(/^WINGS_/, "");
    return message === undefined || literal.includes("…")
      ? undefined
      : { code: literal, message: textOf(message, known) };
  }
  const builder = functionNamed(call.getSourceFile(), name);
  // A function that has its own code is listed where it is.
  if (builder === undefined || errorsIn(builder.body).length > 0) return undefined;
  /** @type {Map<string, string>} */
  const values = new Map();
  builder.parameters.forEach(({ name: parameter, initializer }, i) => {
    const given = call.arguments[i];
    if (given !== undefined) values.set(parameter.getText(), textOf(given, known));
    else if (initializer !== undefined) values.set(parameter.getText(), textOf(initializer, values));
  });
  return errorsIn(builder.body, values)[0];
}

/** @param {ts.SourceFile} file @param {string} name @returns {ts.ArrowFunction | undefined} */
const functionNamed = (file, name) =>
  file.statements
    .flatMap((statement) => (ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : []))
    .filter((declaration) => declaration.name.getText() === name)
    .map(({ initializer }) => (initializer && ts.isArrowFunction(initializer) ? initializer : undefined))[0];

/** The text of an expression, with `…` for what is only known at run time. @param {ts.Expression} node @param {Known} known @returns {string} */
function textOf(node, known) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) return known.get(node.text) ?? "…";
  if (ts.isParenthesizedExpression(node)) return textOf(node.expression, known);
  if (ts.isTemplateExpression(node)) {
    const spans = node.templateSpans.map((span) => textOf(span.expression, known) + span.literal.text);
    return node.head.text + spans.join("");
  }
  const isSum = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;
  return isSum ? textOf(node.left, known) + textOf(node.right, known) : "…";
}
