import { type Board, type Finding, format } from "@wings/core";
import { trimPath } from "@wings/core/judge";
import { type AnswerBoard, type AnswerItem, type Context, type FilterCall, onBoards } from "../../run/answer.js";
import {
  type Path,
  beyond,
  findPath,
  isWrong,
  leftOutTechnique,
  noSolution,
  wrongStep,
} from "../../techniques/path.js";
import { type Techniques, oneIdOf, whyLeftOut, titleOf } from "../../techniques/load-techniques.js";
import { drawBoard } from "../../techniques/drawing.js";
import { explained, shortly } from "../../techniques/explained.js";
import { jsonFields } from "../../terminal/sanitize.js";
import { type TerminalStyle, formatTable, paint, plural, toTerminal, wrap } from "../../terminal/terminal-style.js";
import { flagsClash } from "../../run/errors.js";
import type { Tally } from "../../run/contract.js";
import type { SolveFlags } from "./command.js";

/** The path to the solution: each step with name, explanation and drawing. */
const answerSolve: AnswerBoard<SolveFlags> = ({ board }, { flags, techniques, style, json }) => {
  const { until } = flags;
  const path =
    flags.trim === true ? trimmed(findPath(board, techniques), techniques) : findPath(board, techniques, { until });
  const { status, steps, hardest, counts, level } = path;
  const answer = {
    good: status === "solved" || status === "stopped",
    status,
    level: status === "solved" ? level : null,
    counts,
  };
  if (!json) return { ...answer, text: describePath(board, path, techniques, style, until) };
  const text = jsonFields({
    status,
    solution: path.solution(),
    board: format(path.board, "url"),
    steps: steps.map(({ finding }) => finding),
    hardest,
    counts,
    ...(path.isTrimmed !== undefined && { trimmed: path.isTrimmed }),
  });
  return { ...answer, text };
};

export function makeAnswer(context: Context<SolveFlags>): AnswerItem {
  const { flags, techniques } = context;
  if (flags.until !== undefined) oneIdOf("--until", flags.until, techniques.rungs);
  return onBoards(answerSolve)(context);
}

export function check({ flags }: FilterCall): void {
  if (flags.trim !== true) return;
  if (flags.until !== undefined) throw flagsClash("--trim", "--until", "only a whole path can be trimmed");
  if (flags.plugin !== undefined) throw flagsClash("--trim", "--plugin", "it proves steps again on other boards");
}

/** Says why `--until` never stopped. */
export async function summary(
  tally: Tally,
  { until }: SolveFlags,
  loadTechniques: () => Promise<Techniques>,
): Promise<string> {
  if (until === undefined || tally.boards === 0 || tally.statuses.stopped !== undefined) return "";
  const techniques = await loadTechniques();
  techniques.plugins?.close();
  return neverUsed(until, whyLeftOut(until, techniques), tally);
}

/** The path without what nothing later needs. Level and score stay those of the whole path; the counts are those of its steps. */
function trimmed(path: Path, { list }: Techniques): Path {
  if (path.status !== "solved") return path;
  const { steps, isTrimmed } = trimPath({ status: "solved", steps: path.steps, board: path.board }, list);
  const counts: Record<string, number> = {};
  for (const { id } of list) {
    const count = steps.filter(({ technique }) => technique.id === id).length;
    if (count > 0) counts[id] = count;
  }
  return { ...path, steps, counts, hardest: Object.keys(counts).at(-1) ?? null, isTrimmed };
}

function describePath(
  start: Board,
  path: Path,
  techniques: Techniques,
  style: TerminalStyle,
  until: string | undefined,
): string {
  const parts = [drawBoard(start, style)];
  path.steps.forEach(({ finding, board: before }, i) =>
    parts.push(describeStep(i + 1, finding, before, techniques, style)),
  );
  parts.push(describeEnd(start, path, techniques, style, until));
  return toTerminal(style, parts.join("\n"));
}

/** A step with eliminations is drawn; a placed digit needs no drawing. */
function describeStep(
  number: number,
  finding: Finding,
  before: Board,
  techniques: Techniques,
  style: TerminalStyle,
): string {
  const name = titleOf(techniques, finding.technique);
  const title = wrap(
    `${name}  ${shortly(finding, techniques)}`,
    style,
    "     ",
    `${String(number).padStart(3)}  `,
  ).replace(name, () => paint(style, "bold", name));
  const why = explained(finding, techniques, style, "     ");
  return finding.eliminations.length === 0
    ? `${title}\n${paint(style, "dim", why)}`
    : `${title}\n${why}\n${drawBoard(before, style, { finding, techniques })}`;
}

function describeEnd(
  start: Board,
  path: Path,
  techniques: Techniques,
  style: TerminalStyle,
  until: string | undefined,
): string {
  const { status, solution, board, steps, hardest } = path;
  const nameOf = (id: string): string => titleOf(techniques, id);
  const taken = plural(steps.length, "step");
  const lines: string[] = [];
  // Without a step this is still the board that is drawn above.
  const drawing = steps.length === 0 ? [] : [drawBoard(board, style).trimEnd()];
  if (status === "solved") {
    lines.push(paint(style, "green", `Solved in ${taken}.`), ...drawing, solution()!);
    if (path.isTrimmed === false)
      lines.push(
        wrap("There may be more steps that nothing needs: the limit of proofs ended the search for them.", style),
      );
  } else if (status === "stopped") {
    lines.push(wrap(`Stopped before the first ${nameOf(until!)}, after ${taken}.`, style), ...drawing);
    lines.push(format(board, "url"));
  } else if (status === "stuck") {
    const why = isWrong(path) ? wrongStep(path) : beyond(leftOutTechnique(board, techniques));
    lines.push(paint(style, "yellow", wrap(`Stuck after ${taken}: ${why}`, style)), ...drawing);
    if (!isWrong(path))
      lines.push(wrap("wings hint --reveal shows one cell of the solution of:", style), format(board, "url"));
  } else {
    const why = status === "many" ? "This board has many solutions." : noSolution(board);
    lines.push(paint(style, "red", wrap(why, style)), ...drawing);
  }
  if (until !== undefined && status !== "stopped") {
    const why = whyLeftOut(until, techniques) ?? NOT_USED[status];
    if (why !== undefined) lines.push(wrap(`${nameOf(until)} ${why}.`, style));
  }
  if (hardest !== null) {
    lines.push(wrap(`Hardest: ${nameOf(hardest)}`, style));
    if (status === "solved") {
      const { level, score } = findPath(start, techniques, { rating: true });
      lines.push(`Rating: ${level}, score ${score}`);
    }
    lines.push(countsTable(path, techniques, style));
  }
  return `${lines.join("\n")}\n`;
}

const countsTable = ({ counts }: Path, techniques: Techniques, style: TerminalStyle): string => {
  const used = techniques.list.filter(({ id }) => counts[id] !== undefined);
  const rows = used.map(({ id }) => [String(counts[id]), titleOf(techniques, id)]);
  return formatTable([{ isNumber: true }, {}], rows, style, "  ")
    .join("")
    .trimEnd();
};

/** Why a path with this status did not stop before the technique of `--until`, if the status alone doesn't say so. */
const NOT_USED: {
  readonly [status: string]: string | undefined;
  readonly solved: string;
  readonly stuck: string;
} = {
  solved: "was not needed",
  stuck: "found nothing before the path got stuck",
};

/** The same for all boards of a run. */
function neverUsed(until: string, leftOut: string | undefined, { boards, statuses }: Tally): string {
  const count = (...names: readonly string[]): number => names.reduce((sum, name) => sum + (statuses[name] ?? 0), 0);
  const reasons = [
    [`it ${NOT_USED.solved}`, count("solved")],
    [`it ${NOT_USED.stuck}`, count("stuck")],
    ["there is no path to one solution", count("none", "many")],
    ["the board could not be read", count("error")],
  ] as const;
  const texts = reasons
    .filter(([, affected]) => affected > 0)
    .map(([why, affected]) => (boards === 1 ? why : `${why} (${plural(affected, "board")})`));
  return `wings: --until ${until} never stopped: ${leftOut === undefined ? texts.join("; ") : `it ${leftOut}`}.\n`;
}
