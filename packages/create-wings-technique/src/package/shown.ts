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
  /** What the tool in front keeps for itself of it. */
  readonly kept: string | undefined;
}

const CALL =
  /^(.*?)(?:npx|bunx|pnpx|(?:pnpm|npm|bun|yarn)\s+(?:exec|x|dlx)|yarn)((?:\s+(?:-p|--package)[ =]\S+|\s+-\S+)*)\s+wings\s+(.*)$/;
/** npm takes what looks like its own flags, up to two dashes, also behind the name of the command. */
const GREEDY = /\bnpm\s+(?:exec|x)\s(?!(?:.*\s)?--\s+wings\s)/;
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
  return shown.flatMap(({ line, words, kept }) => {
    const why =
      kept === undefined
        ? runner === undefined
          ? (strangeId(words, techniques) ?? strangeBoard(words, bench))
          : failureIn(bench, name, runner, words)
        : `npm keeps ${kept} for itself where no -- stands before it`;
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
  if (!isTried) return [];
  const line = text.trim();
  if (!GREEDY.test(line)) return [{ line, words: own, kept: undefined }];
  const dashes = own.indexOf("--");
  const [first, rest] = dashes < 0 ? [own, []] : [own.slice(0, dashes), own.slice(dashes + 1)];
  return [{ line, words: [...first, ...rest], kept: first.find((word) => word.startsWith("-")) }];
}
