import { contradictions, search } from "@wings/core";
import { fieldsOf } from "../terminal/sanitize.js";
import { paint } from "../terminal/terminal-style.js";
import type { Answerer } from "../boards/answer.js";
import { namedContradictions } from "../boards/contradictions.js";

/** None, one or many solutions, and what is contradictory. */
export const check: Answerer = ({ board, text: input }, { look, json }) => {
  const { status, solution } = search(board);
  const tallied = { good: status === "one", status };
  if (json) {
    const found = status === "none" ? namedContradictions(board) : [];
    const only = status === "one" ? solution : null;
    return { ...tallied, said: fieldsOf({ status, solution: only, contradictions: found }) };
  }
  const words = { one: "one solution", none: "no solution", many: "many solutions" }[status];
  const found = status === "none" ? contradictions(board) : [];
  const why = found.map(({ text }) => text).join("; ");
  const shown = status === "one" ? solution! : why === "" ? firstLine(input) : why;
  return {
    ...tallied,
    said: `${paint(look, status === "one" ? "green" : "red", words.padEnd(14))}  ${shown}\n`,
  };
};

const firstLine = (text: string): string => text.trim().split("\n")[0];
