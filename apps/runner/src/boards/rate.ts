import { format } from "@wings/core";
import { paint } from "../look.js";
import type { Answerer } from "./answer.js";
import { isAstray } from "./astray.js";
import { walk } from "./path.js";

/** Level, score, hardest technique and counts, without a word about the steps. */
export const rate: Answerer = ({ board }, { techniques, look, json }) => {
  const walked = walk(board, techniques, { findings: false });
  const { status, level, score, hardest, counts } = walked;
  const good = status === "solved";
  const rated = good ? { level, score } : { level: null, score: null };
  const tallied = { good, status, level: rated.level, counts };
  if (json) return { ...tallied, text: "", fields: { status, ...rated, hardest, counts } };
  const words =
    board.isFull && good
      ? "solved already"
      : good
        ? `${level!.padEnd(12)}${String(score).padStart(6)}`
        : NAMES[isAstray(walked) ? "astray" : status];
  // What has no fixed width comes last, for ids may be long.
  const used = Object.entries(counts).map(([id, count]) => `${count} ${id}`);
  const path = hardest === null ? "" : `  ${hardest} (${used.join(", ")})`;
  return {
    ...tallied,
    fields: {},
    text: `${paint(look, good ? "green" : "yellow", words.padEnd(32))}${format(board)}${path}\n`,
  };
};

const NAMES: Readonly<Record<string, string>> = {
  stuck: "stuck: beyond these techniques",
  astray: "stuck: a trusted step was wrong",
  none: "no solution",
  many: "many solutions",
};
