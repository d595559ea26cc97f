// The library alone, in one thread: what the command's rate is held to. Reads a file of puzzles, and for each finds out that it
// has one solution, walks its path and adds up its score. Prints how many were solved.

import { readFileSync } from "node:fs";
import { parse, search, solve } from "@wings/core";
import { LADDER, techniques } from "@wings/ladder";

const scores = new Map(LADDER.map(({ technique: { id }, score }) => [id, score]));
let solved = 0;
for (const line of readFileSync(process.argv[2], "utf8").trimEnd().split("\n")) {
  const board = parse(line);
  const { status } = search(board);
  let score = 0;
  const path = solve(board, techniques, { findings: false, check: false });
  for (let next = path.next(); ; next = path.next()) {
    if (next.done) {
      if (status === "one" && score > 0 && next.value.status === "solved") solved++;
      break;
    }
    score += scores.get(next.value.technique.id) ?? 0;
  }
}
console.log(String(solved));
