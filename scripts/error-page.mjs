// docs/errors.md: every coded error, read from the one file that makes them.

import ts from "typescript";

/**
 * The page that lists the errors of a source file. An error is an exported function or constant that calls
 * `wingsError("CODE", message, ...)`; `// --- Title ---` lines divide the page.
 * @param {string} source
 */
export function errorPage(source) {
  const file = ts.createSourceFile("errors.ts", source, ts.ScriptTarget.Latest, true);
  const lines = [
    "# Errors",
    "",
    "Everything that wings throws on purpose has a `code` that never changes; test it with `isWingsError(error)`, not with",
    "`instanceof`. In the messages, `…` stands for what was seen. `details` holds the same as data.",
  ];
  let rows = 0;
  for (const statement of file.statements) {
    const before = source.slice(statement.getFullStart(), statement.getStart());
    for (const [, title] of before.matchAll(/^\/\/ -+ (.+?) -+$/gm)) {
      lines.push("", `## ${title}`);
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
  return `${lines.join("\n")}\n`;
}

/** The coded errors that a statement makes. @param {ts.Node} node @returns {{ code: string, message: string }[]} */
function errorsIn(node) {
  if (ts.isCallExpression(node) && node.expression.getText() === "wingsError") {
    const [code, message] = node.arguments;
    if (code && message && ts.isStringLiteralLike(code)) return [{ code: code.text, message: words(message) }];
  }
  /** @type {{ code: string, message: string }[]} */
  const found = [];
  ts.forEachChild(node, (child) => void found.push(...errorsIn(child)));
  return found;
}

/** The words of a message, with `…` for what is only known when it is thrown. @param {ts.Expression} node @returns {string} */
function words(node) {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map((span) => `…${span.literal.text}`).join("");
  }
  if (ts.isBinaryExpression(node)) return words(node.left) + words(node.right);
  if (ts.isParenthesizedExpression(node)) return words(node.expression);
  return "…";
}

/** @param {string} text */
const cell = (text) => text.replace(/[|<>]/g, "\\$&").replace(/\s+/g, " ");
