// docs/errors.md: every coded error, read from the one file that makes them.

import ts from "typescript";

/** The functions that make an error of a code and a message. */
const MAKERS = ["wingsError", "runnerError", "createError", "coded"];

/**
 * The page that lists the errors of source files, each under its title. An error is a call of one of the makers;
 * `// --- Title ---` lines divide the page.
 * @param {readonly { title: string, source: string }[]} files
 */
export function errorPage(files) {
  const lines = [
    "# Errors",
    "",
    "Everything that wings throws on purpose has a `code` that never changes; test it with `isWingsError(error)`, not with",
    "`instanceof`. In the messages, `…` stands for what was seen. `details` holds the same as data.",
  ];
  for (const { title, source } of files) lines.push("", `## ${title}`, ...section(source));
  return `${lines.join("\n")}\n`;
}

/** The errors of one file. @param {string} source */
function section(source) {
  const file = ts.createSourceFile("errors.ts", source, ts.ScriptTarget.Latest, true);
  /** @type {string[]} */
  const lines = [];
  let rows = 0;
  for (const statement of file.statements) {
    const before = source.slice(statement.getFullStart(), statement.getStart());
    for (const [, title] of before.matchAll(/^\/\/ -+ (.+?) -+$/gm)) {
      lines.push("", `### ${title}`);
      rows = 0;
    }
    for (const { code, message } of errorsIn(statement)) {
      if (rows++ === 0) lines.push("", "| code | message |", "| --- | --- |");
      const comment = ts
        .getJSDocCommentsAndTags(statement)
        .map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? "")[0];
      const when = comment ? ` — ${comment.replace(/\s+/g, " ")}` : "";
      lines.push(`| \`WINGS_${code}\` | ${cell(message + when)} |`);
    }
  }
  return lines;
}

/**
 * The coded errors that a statement makes: calls of `wingsError`, or of a function of the same file that hands its own
 * code and message on to it.
 * @param {ts.Node} node
 * @returns {{ code: string, message: string }[]}
 */
function errorsIn(node) {
  if (ts.isCallExpression(node)) {
    const error = errorOf(node);
    if (error) return [error];
  }
  /** @type {{ code: string, message: string }[]} */
  const found = [];
  ts.forEachChild(node, (child) => void found.push(...errorsIn(child)));
  return found;
}

/** @param {ts.CallExpression} call @param {Map<string, string>} [known] what parameters stand for @returns {{ code: string, message: string } | null} */
function errorOf(call, known = new Map()) {
  const name = call.expression.getText();
  const [code, message] = call.arguments;
  if (MAKERS.includes(name)) {
    const literal = code && words(code, known).replace(/^WINGS_/, "");
    return literal && message && !literal.includes("…") ? { code: literal, message: words(message, known) } : null;
  }
  const builder = builderNamed(call.getSourceFile(), name);
  // One that has a code of its own is listed where it stands.
  if (!builder || errorWithin(builder, new Map())) return null;
  const meant = new Map();
  builder.parameters.forEach((parameter, i) => {
    const given = call.arguments[i] ?? parameter.initializer;
    if (given) meant.set(parameter.name.getText(), words(given, i < call.arguments.length ? known : meant));
  });
  return errorWithin(builder, meant);
}

/** @param {ts.ArrowFunction} builder @param {Map<string, string>} meant what its parameters stand for @returns {{ code: string, message: string } | null} */
function errorWithin(builder, meant) {
  /** @type {{ code: string, message: string } | null} */
  let found = null;
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isCallExpression(node)) found ??= errorOf(node, meant);
    ts.forEachChild(node, visit);
  };
  visit(builder.body);
  return found;
}

/** A function of the file that makes errors of codes that it is handed. @param {ts.SourceFile} file @param {string} name */
function builderNamed(file, name) {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: own, initializer } of statement.declarationList.declarations) {
      if (own.getText() === name && initializer && ts.isArrowFunction(initializer)) return initializer;
    }
  }
  return null;
}

/**
 * The words of a message, with `…` for what is only known when it is thrown.
 * @param {ts.Expression} node
 * @param {Map<string, string>} known
 * @returns {string}
 */
function words(node, known) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) return known.get(node.text) ?? "…";
  if (ts.isTemplateExpression(node)) {
    return (
      node.head.text + node.templateSpans.map((span) => words(span.expression, known) + span.literal.text).join("")
    );
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return words(node.left, known) + words(node.right, known);
  }
  if (ts.isParenthesizedExpression(node)) return words(node.expression, known);
  return "…";
}

/** @param {string} text */
const cell = (text) => text.replace(/[|<>]/g, "\\$&").replace(/\s+/g, " ");
