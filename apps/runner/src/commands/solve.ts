import { type Board, type Finding, explain, format } from "@wings/core";
import { fieldsOf } from "../terminal/sanitize.js";
import { columns } from "../terminal/table.js";
import { picture } from "../terminal/drawing.js";
import { type Look, counted, paint, plain, wrap } from "../terminal/terminal-style.js";
import { type Techniques, isLeftOut, titleOf } from "../techniques/load-techniques.js";
import type { Answerer } from "../boards/answer.js";
import { isAstray, wrongStep } from "../boards/wrong-step.js";
import { noSolution } from "../boards/contradictions.js";
import { type Path, walk } from "../boards/path.js";
import { LEFT_OUT, UNUSED } from "../boards/until.js";

/** The path to the solution: each step named, explained and shown. */
export const solveBoard: Answerer = ({ board }, { flags, techniques, look, json }) => {
  const until = flags.until as string | undefined;
  const path = walk(board, techniques, { findings: true, boards: !json, until });
  const { status, steps, hardest, counts, level } = path;
  const tallied = {
    good: status === "solved" || status === "stopped",
    status,
    level: status === "solved" ? level : null,
    counts,
  };
  if (!json) return { ...tallied, said: tell(board, path, techniques, look, until) };
  const ended = format(path.board, "url");
  const said = fieldsOf({
    status,
    solution: path.solution(),
    board: ended,
    steps: steps.map(({ finding }) => finding),
    hardest,
    counts,
  });
  return { ...tallied, said };
};

function tell(start: Board, path: Path, techniques: Techniques, look: Look, until: string | undefined): string {
  const parts = [picture(start, look)];
  path.steps.forEach(({ finding, before }, i) => parts.push(tellStep(i + 1, finding, before!, techniques, look)));
  parts.push(ending(path, techniques, look, until));
  return plain(look, parts.join("\n"));
}

/** One step. What places a digit is said in a line and needs no picture; all else is shown. */
function tellStep(number: number, finding: Finding, before: Board, techniques: Techniques, look: Look): string {
  const name = titleOf(techniques, finding.technique);
  const title = wrap(`${name}  ${explain(finding, "short")}`, look, "     ", `${String(number).padStart(3)}  `).replace(
    name,
    () => paint(look, "bold", name),
  );
  const why = wrap(finding.text, look, "     ");
  return finding.eliminations.length === 0
    ? `${title}\n${paint(look, "dim", why)}`
    : `${title}\n${why}\n${picture(before, look, { finding, techniques })}`;
}

function ending(path: Path, techniques: Techniques, look: Look, until: string | undefined): string {
  const { status, solution, board, steps, hardest, level, score } = path;
  const nameOf = (id: string): string => titleOf(techniques, id);
  const lines: string[] = [];
  if (status === "solved") {
    lines.push(paint(look, "green", `Solved in ${counted(steps.length, "step")}.`), picture(board, look).trimEnd());
    lines.push(solution()!);
  } else if (status === "stopped") {
    lines.push(
      wrap(`Stopped before the first ${nameOf(until!)}, after ${counted(steps.length, "step")}.`, look),
      picture(board, look).trimEnd(),
    );
    lines.push(format(board, "url"));
  } else if (status === "stuck") {
    const why = isAstray(path) ? wrongStep(path) : "what comes next is beyond these techniques.";
    lines.push(paint(look, "yellow", wrap(`Stuck after ${counted(steps.length, "step")}: ${why}`, look)));
    lines.push(picture(board, look).trimEnd(), "The solution:", solution() ?? "not known");
  } else {
    const why = status === "many" ? "This board has many solutions." : noSolution(board);
    lines.push(paint(look, "red", wrap(why, look)), picture(board, look).trimEnd());
  }
  if (until !== undefined && status !== "stopped") {
    const why = isLeftOut(until, techniques) ? LEFT_OUT : UNUSED[status];
    if (why !== undefined) lines.push(wrap(`${nameOf(until)} ${why}.`, look));
  }
  if (hardest !== null) {
    const rating = status === "solved" ? ` (${level}, score ${score})` : "";
    lines.push(wrap(`Hardest: ${nameOf(hardest)}${rating}`, look), countsOf(path, techniques, look));
  }
  return `${lines.join("\n")}\n`;
}

const countsOf = ({ counts }: Path, { list }: Techniques, look: Look): string => {
  const used = list.filter(({ id }) => counts[id] !== undefined);
  const rows = used.map(({ id, meta }) => [String(counts[id]), meta.name]);
  return columns([{ isNumber: true }, {}], rows, look, "  ")
    .join("")
    .trimEnd();
};
