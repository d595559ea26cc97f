import { type AnyFormatName, FORMATS } from "@wings/formats";
import { CLUE_SYMMETRIES } from "@wings/generate";
import { LEVELS } from "@wings/ladder";
import { LANGUAGES } from "@wings/languages";
import { CONSTRAINT_NAMES } from "@wings/layouts";
import * as z from "zod";

const MAX_TEXT = 20_000;
const MAX_PUZZLES = 20;
/** The longest line that the server reads, in bytes. */
export const MAX_LINE = 1024 * 1024;
/** The address of the resource that lists the techniques. */
export const TECHNIQUES = "wings://techniques";

const board = z
  .string()
  .min(1)
  .max(MAX_TEXT)
  .describe(
    "The board as any text: 81 characters, a candidate grid, a link, a drawing, or a text that starts with w1, with its layout behind it",
  );
const layout = z
  .string()
  .max(500)
  .optional()
  .describe(
    `The houses of the board, if it is not a classic one: ${CONSTRAINT_NAMES.join(", ")}, jigsaw: and 81 letters, or several with + between them. A link of a puzzle, and a text of another tool, bring their own`,
  );
const rules = z
  .string()
  .nullable()
  .describe("The layout of the board, which its text has, too; null for a classic one");
const language = z
  .enum(LANGUAGES as readonly [string, ...string[]])
  .default(LANGUAGES[0])
  .describe("The language of explanations and names of techniques");
const offset = z.number().int().min(0).default(0).describe("The first item of the page, from 0");
const limit = z.number().int().min(1).max(100).default(30).describe("The most items of the page");
const part = z.number().int().min(1).default(1).describe("The part of a long explanation, from 1");
const parts = z.number().int().describe("The number of parts of the explanation");
const next = z.number().int().nullable().describe("The offset of the next page; null on the last");
const outline = z.object({ step: z.number().int(), technique: z.string(), text: z.string() });
const detail = z.object({
  technique: z.string(),
  short: z.string(),
  placements: z.array(z.string()),
  eliminations: z.array(z.string()),
  lesson: z.string().nullable().describe("The address of a resource that teaches the technique"),
  board: z.string().describe("The board before the step"),
  after: z.string().describe("The board after the step"),
});

/** The names of `formatAny`. */
const formatName = z.enum(Object.keys(FORMATS) as [AnyFormatName, ...AnyFormatName[]]);

/** What a tool takes and returns. The thread does the work. */
interface Tool {
  readonly title: string;
  readonly description: string;
  readonly input: z.ZodRawShape;
  readonly output: z.ZodRawShape;
}

export const TOOLS = {
  read_board: {
    title: "Read a board",
    description:
      "Says what was understood of a text, or of a photo or screenshot of a sudoku: the digits, whether there is one solution, and what is wrong. With `as`, also writes the board as a link or text of another program.",
    input: {
      board: board.optional(),
      layout,
      picture: z
        .string()
        .min(1)
        .max(4096)
        .optional()
        .describe("Instead of `board`: the path of a PNG or JPEG file on this computer"),
      as: formatName.optional().describe("A format, such as sudokupad or grid"),
    },
    output: {
      board: z.string(),
      layout: rules,
      notice: z.string().nullable().describe("What to tell the user: rules in words that wings doesn't read"),
      mended: z.array(z.string()).describe("Cells of a picture that the rules decided: compare them with the picture"),
      others: z.array(z.string()).describe("Where other grids are in the picture, such as top right"),
      written: z.string().nullable().describe("The board in the format of `as`"),
      digits: z.string(),
      givens: z.number().int(),
      placed: z.number().int(),
      open: z.number().int(),
      solutions: z.enum(["none", "one", "many"]),
      mistakes: z.array(z.string()),
      contradictions: z.array(z.string()),
    },
  },
  hint: {
    title: "The next step",
    description:
      "The easiest next step, with a proof behind it. Mistakes come first. Start with the level where, which names a region; what names the pattern, and why proves the step.",
    input: { board, layout, level: z.enum(["where", "what", "why"]).default("where"), part, language },
    output: {
      status: z.enum(["found", "mistake", "stuck", "solved", "none", "many"]),
      mistakes: z.array(z.string()),
      step: detail.nullable().describe("Null unless the level is why"),
      board: z.string(),
      layout: rules,
      text: z.string(),
      parts,
    },
  },
  solve: {
    title: "Solve step by step",
    description: "The path to the solution in outline, a page at a time. With step, that step in full.",
    input: {
      board,
      layout,
      offset,
      limit,
      step: z.number().int().min(1).optional().describe("The number of a step, from 1"),
      part,
      language,
    },
    output: {
      status: z.string(),
      solution: z.string().nullable(),
      steps_in_all: z.number().int(),
      level: z.string().nullable(),
      hardest: z.string().nullable(),
      steps: z.array(outline),
      next,
      step: detail.extend({ long: z.string(), parts }).nullable(),
    },
  },
  steps: {
    title: "All steps of a board",
    description:
      "Every step that is possible now, by technique, a page at a time: of the techniques that people find by hand, or of the one that you name.",
    input: {
      board,
      layout,
      technique: z
        .string()
        .optional()
        .describe(`Only this technique: its id, such as w-wing. ${TECHNIQUES} lists them`),
      offset,
      limit,
      language,
    },
    output: {
      counts: z.record(z.string(), z.number().int()),
      searched: z.array(z.string()).describe("The techniques that were searched"),
      steps: z.array(z.object({ technique: z.string(), text: z.string() })),
      next,
      board: z.string(),
      layout: rules,
    },
  },
  prove: {
    title: "Prove a claim",
    description:
      "Whether a claim such as r4c5≠7, r4c5=7 or r12c3≠45 is right on this board: the fewest facts that wings finds for it and the technique that says so, or a solution that contradicts it.",
    input: { board, layout, claim: z.string().max(40).describe("r4c5≠7 (also r4c5!=7) or r4c5=7"), part },
    output: {
      claim: z.string(),
      status: z.enum(["evident", "proved", "wrong", "unproved", "mistake"]),
      text: z.string().describe("The proof, or one part of it"),
      parts,
      proof: z.array(z.object({ technique: z.string(), short: z.string(), facts: z.number().int() })),
      counterexample: z.string().nullable(),
    },
  },
  rate: {
    title: "Rate a puzzle",
    description: "Level, score, hardest technique and the number of steps of each technique.",
    input: { board, layout },
    output: {
      status: z.string(),
      level: z.string().nullable(),
      score: z.number().nullable(),
      hardest: z.string().nullable(),
      counts: z.record(z.string(), z.number().int()),
    },
  },
  generate: {
    title: "Make puzzles",
    description: "Makes puzzles with one solution: of a level, with a technique, with symmetric clues.",
    input: {
      count: z.number().int().min(1).max(MAX_PUZZLES).default(1),
      level: z.enum(LEVELS).optional(),
      technique: z
        .string()
        .optional()
        .describe(`A technique that the puzzle needs: its id, such as w-wing. ${TECHNIQUES} lists them`),
      as: z
        .enum(["next", "hardest", "used", "only"])
        .optional()
        .describe(
          "How it needs the technique. next (the default): on some board nothing easier helps; hardest; used; only: the only one above the basics",
        ),
      symmetry: z.enum(CLUE_SYMMETRIES).default("none"),
      clues: z.tuple([z.number().int(), z.number().int()]).optional().describe("The fewest and the most clues"),
      seed: z
        .number()
        .int()
        .min(0)
        .default(1)
        .describe("The same seed makes the same puzzles: choose another one for others"),
    },
    output: {
      seed: z.number().int(),
      puzzles: z.array(
        z.object({
          puzzle: z.string(),
          level: z.string().nullable(),
          score: z.number().nullable(),
          hardest: z.string().nullable(),
          board: z.string().nullable().describe("Where the technique finds something"),
        }),
      ),
    },
  },
  draw: {
    title: "Draw a board",
    description:
      "Draws a board, or a step on it: as a PNG image, as SVG text, or as plain text. Any other format writes the board without the step.",
    input: {
      board,
      layout,
      step: z
        .union([z.literal("next"), z.number().int().min(1)], { error: 'expected "next" or a number from 1' })
        .optional()
        .describe('"next", or the number of a step of the path'),
      format: z.union([z.enum(["png", "svg", "text"]), formatName]).default("png"),
      language,
    },
    output: { board: z.string(), layout: rules, technique: z.string().nullable(), text: z.string() },
  },
} satisfies Record<string, Tool>;

export type ToolName = keyof typeof TOOLS;

/** The input of a tool after the check. */
export type ToolInput<Name extends ToolName> = z.infer<z.ZodObject<(typeof TOOLS)[Name]["input"]>>;
