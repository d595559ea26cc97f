import { hasOneSolution } from "@wings/core";
import { type Fact, candidateOf } from "@wings/core/author";
import { find } from "../technique.js";
import { type Changes, type PlantedFaults, right, withData } from "./changes.js";
import { rectangleOn } from "./proofs.js";

/** All right but for a deadly pattern that the proof can do without. */
const assuming: Changes = {
  assumes: "unique-solution",
  find(board, sink) {
    if (hasOneSolution(board)) find(board, sink);
  },
  reason: (wing, board) => [...(right.reason(wing, board) as Fact[]), rectangleOn(board)],
};

/** What a technique keeps of each call. */
const kept: object[] = [];

/** What is not wrong and could be better, in the same way. */
export const warnings: PlantedFaults = {
  "an option that is never read": [
    { options: { columns: { type: "boolean", default: true, description: "columns too" } } },
    "UNUSED_OPTION",
    /columns=true and columns=false; or no such option/,
  ],
  "a least size below the least": [{ minSize: 1 }, "LOW_MIN_SIZE", /minSize: 3, unless a smaller size is possible/],
  "an assumption that nothing needs": [
    { ...assuming, reason: right.reason },
    "UNNEEDED_ASSUMPTION",
    /all \d+ findings can be proved without a deadly pattern or a mirror/,
  ],
  "a deadly pattern that nothing needs": [
    assuming,
    "UNNEEDED_FACT",
    /the proof works without deadly pattern r\dc\d#12 r\dc\d#12 r\dc\d#12 r\dc\d#12\n/,
  ],
  "a cell without a mark": [
    { marks: ({ wingX, wingY }) => [wingX, wingY].map((cell) => ({ role: "wing", cell })), roles: { wing: "wing" } },
    "UNMARKED_CELL",
    /including those of the field pivot/,
  ],
  "a role with a word of the core": [
    { roles: { ...right.meta.roles, wing: "Eliminated" } },
    "TAKEN_WORD",
    /another word for the role wing.*\n {2}seen: {5}"Eliminated"/,
  ],
  "a role with the word of another": [
    { roles: { pivot: "wing at the end", wing: "pivot" } },
    "WRONG_ROLE",
    /the role pivot on cells of wingX or wingY somewhere, because its words are "wing at the end"/,
  ],
  "a role that marks none of the fields that it names": [
    { roles: { pivot: right.meta.roles.pivot, wing: { words: "end", fields: ["pivot"] } } },
    "WRONG_ROLE",
    /the role wing on cells of pivot somewhere, because it names these fields/,
  ],
  "a strong link that is drawn as a weak one": [
    {
      marks: (pattern, board) => [
        ...right.marks(pattern, board),
        { link: "weak", from: [candidateOf(pattern.pivot, pattern.x)], to: [candidateOf(pattern.pivot, pattern.y)] },
      ],
    },
    "ALWAYS_STRONG",
    /link: "strong".*in all \d+ findings/,
  ],
  "another digit than the one that goes": [
    {
      message: {
        ...right.message,
        long: "{pivot} is {x} or {y}, {wings} have {z}, and a cell can't be {x}: {outcome}.",
      },
    },
    "OTHER_DIGIT",
    /\{x\} before \{outcome\} with a digit that changes/,
  ],
  "words without the pattern": [
    { message: { ...right.message, long: "The digits {x}, {y} and {z} say so: {outcome}." } },
    "UNTOLD_PATTERN",
    /names cells or houses of the pattern \(pivot r\dc\d/,
  ],
  "a hint that names a cell of the pattern": [
    { message: { ...right.message, vague: "Look for an XY-Wing around {pivot} in the {region}." } },
    "TELLING_HINT",
    /without r\dc\d\n.*around r\dc\d/,
  ],
  "words in data": [
    {
      ...withData({ region: { list: [{ part: "at", data: { corner: "upper left" } }] } }),
      message: { ...right.message, parts: { at: "{corner} corner" } },
    },
    "WORDS_IN_DATA",
    /region as a value such as .*\n {2}seen: {5}"upper left"/,
  ],
  "memory that grows": [
    {
      find(board, sink) {
        kept.push(board.toState());
        find(board, sink);
      },
    },
    "GROWING_MEMORY",
    /\d+ bytes more after each call/,
  ],
  "a line that is printed": [
    {
      find(board, sink) {
        console.debug("searching");
        find(board, sink);
      },
    },
    "PRINTS",
    /no output/,
  ],
  "a test on few boards": [{}, "FEW_FINDINGS", /at least 1000 findings/],
};
