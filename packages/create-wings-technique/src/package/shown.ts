import type { Bench } from "./bench.js";
import { linesOf } from "./code.js";
import { type Complaint, complaint } from "./complaint.js";
import type { Told } from "./module.js";
import { failureIn, runnerOf } from "./shown-run.js";
import { strangeBoard, strangeId } from "./shown-words.js";

/** A line of a README that runs the command. */
interface Shown {
  readonly line: string;
  /** What the command is handed. */
  readonly words: readonly string[];
}

const CALL =
  /^(.*?)(?:npx|bunx|pnpx|(?:pnpm|npm|bun|yarn)\s+(?:exec|x|dlx)|yarn)((?:\s+(?:-p|--package)[ =]\S+|\s+-\S+)*)\s+wings\s+(.*)$/;
/** What follows is no word of the command any more. */
const END = /^(?:\|\|?|\d?>{1,2}.*|&&?|;|#.*)$/;
/** Words in place of something that a reader has: such a line can't be run. */
const PLACEHOLDER = /[…<$]|(?:^|\s)(?:-|\.{3}|[A-Z][A-Z_-]+)(?=\s|$)/;

/** What a README has its reader type is tried: each line that runs `wings`, and needs nothing that only the reader has. */
export function shownComplaints(
  folder: string,
  bench: Bench,
  name: string,
  readme: string,
  techniques: readonly Told[],
): Complaint[] {
  const runner = runnerOf(folder);
  const shown = [...new Set(linesOf(readme))].flatMap(shownIn);
  return shown.flatMap(({ line, words }) => {
    const why =
      runner === undefined
        ? (strangeId(words, techniques) ?? strangeBoard(words, bench))
        : failureIn(bench, name, runner, words);
    return why === undefined
      ? []
      : [complaint("README", `README.md says "${line}", which fails: ${why}`, "Write what can be typed as it stands.")];
  });
}

function shownIn(text: string): Shown[] {
  const [all, before = "", , behind = ""] = CALL.exec(text) ?? [];
  if (all === undefined || before.includes("|")) return [];
  const words = (behind.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? []).map((word) => word.replace(/["']/g, ""));
  const end = words.findIndex((word) => END.test(word));
  const own = end < 0 ? words : words.slice(0, end);
  // `play` opens a page and serves it until it is ended.
  const isTried = own.length > 0 && own[0] !== "play" && !PLACEHOLDER.test(own.join(" "));
  return isTried ? [{ line: text.trim(), words: own }] : [];
}
