import {
  type Board,
  type Sink,
  cellFact,
  cellName,
  defineTechnique,
  findAll,
  format,
  houseFact,
  parse,
  search,
} from "@wings/core";
import { describe, expect, it } from "vitest";
import { PROPERTIES } from "../src/faults.js";
import { atStage, examine, stuckBoards, techniqueTester } from "../src/index.js";
import { NONE, ONE, SEVERAL, type Wing, atOnce, errorOf, find, report, wingsOn, xyWing } from "./technique.js";

const finds = [`S1 ${ONE} => r9c45≠5`, `S4 ${SEVERAL} => r1c5≠3 r3c8≠3`];
const misses = [`S1 ${NONE}`];

type Changes = NonNullable<Parameters<typeof xyWing>[0]>;
type Search = (board: Board, sink: Sink) => void;

/** A search with something done at every pattern, in place of reporting and committing it; true ends the search. */
const at =
  (visit: (sink: Sink, wing: Wing, board: Board) => boolean) =>
  (board: Board, sink: Sink): void => {
    for (const wing of wingsOn(board)) if (visit(sink, wing, board)) return;
  };

const swapped = ({ pivot, wingX, wingY, x, y, z }: Wing): Wing => ({
  pivot,
  wingX: wingY,
  wingY: wingX,
  x: y,
  y: x,
  z,
});

/** Remembers the patterns of a board object, whatever has become of the board since. */
function forgetful(): Search {
  const remembered = new WeakMap<Board, Wing[]>();
  return (board, sink) => {
    const wings = remembered.get(board) ?? wingsOn(board);
    remembered.set(board, wings);
    for (const wing of wings) if (report(sink, wing) && sink.commit(wing, 3)) return;
  };
}

/** Finds from the end in every other run. */
function fickle(): Search {
  let runs = 0;
  return (board, sink) => {
    const wings = wingsOn(board).filter((wing) => report(sink, wing));
    sink.discard();
    for (const wing of runs++ % 2 === 0 ? wings : wings.reverse()) {
      report(sink, wing);
      if (sink.commit(wing, 3)) return;
    }
  };
}

/** Does it right for all policies but one, for which it looks from the end. */
const partial =
  (policy: Sink["policy"]) =>
  (board: Board, sink: Sink): void => {
    const wings = sink.policy === policy ? wingsOn(board).reverse() : wingsOn(board);
    for (const wing of wings) if (report(sink, wing) && sink.commit(wing, 3)) return;
  };

/** What an author may write who knows no better: TypeScript lets it pass. */
async function later(board: Board, sink: Sink): Promise<void> {
  find(board, sink);
  await Promise.reject(new Error("too late"));
}

const right = xyWing();
/** How often something was told. */
let told = 0;

/** Each fault by what it is, with how it is planted, the code that it fails with, and what is said of it. */
const faults: Record<string, [changes: Changes, code: string, says: RegExp]> = {
  "a wrong elimination": [
    {
      find(board, sink) {
        find(board, sink);
        const { solution } = search(board);
        for (const wing of sink.stopped ? [] : wingsOn(board).slice(0, 1)) {
          const words = [0, 0, 0];
          words[Math.floor(wing.pivot / 27)] = 1 << (wing.pivot % 27);
          sink.eliminate(Number(solution![wing.pivot]), words[0], words[1], words[2]);
          sink.commit(wing, 3);
        }
      },
    },
    "CONTRADICTS_SOLUTION",
    /expected: r8c1=([25])\n {2}seen: {5}r8c1≠\1, by pivot r8c1/,
  ],
  "a missing reason": [
    { reason: ({ pivot, wingX }) => [cellFact(pivot), cellFact(wingX)] },
    "FINDING_REJECTED",
    /a proof of pivot r8c1.*\n.*the cited facts allow the opposite of r9c4≠5/,
  ],
  "a board changed by its methods": [
    {
      find: at(
        (sink, wing, board) => (report(sink, wing) && sink.commit(wing, 3)) || board.eliminate(wing.pivot, wing.x),
      ),
    },
    "CHANGED_BOARD",
    /only reports.*\n.*changed the board/,
  ],
  "a board changed behind its back": [
    { find: (board, sink) => void (find(board, sink), (board.masks[80] |= 1)) },
    "CHANGED_BOARD",
    /board\.masks was written to/,
  ],
  "a board changed by the marks": [
    { marks: (_, board) => ((board.bivalue[0] ^= 1), []) },
    "CHANGED_BOARD",
    /board\.bivalue was written to/,
  ],
  "an unstable order": [
    { find: fickle() },
    "UNSTABLE_ORDER",
    /finding 1 in every run: pivot.*\n.*in another run: pivot/,
  ],
  "an ignored stop": [
    { find: at((sink, wing) => (report(sink, wing) && sink.commit(wing, 3), false)) },
    "STOP_IGNORED",
    /went on/,
  ],
  "a stop ignored in silence": [
    {
      find: at((sink, wing) => {
        try {
          if (report(sink, wing)) sink.commit(wing, 3);
        } catch {
          sink.discard();
        }
        return false;
      }),
    },
    "STOP_IGNORED",
    /1 finding, then commit answers true and find returns\n.*went on and reported more/,
  ],
  "one thing found twice": [
    { find: at((sink, wing) => [1, 2].some(() => report(sink, wing) && sink.commit(wing, 3))) },
    "FOUND_TWICE",
    /once: +pivot r8c1.*\n.*again: pivot r8c1/,
  ],
  "one thing found from both sides": [
    { find: at((sink, wing) => [wing, swapped(wing)].some((one) => report(sink, one) && sink.commit(one, 3))) },
    "FOUND_TWICE",
    /wings r8c5 and r9c3.*\n.*wings r9c3 and r8c5|wings r9c3 and r8c5.*\n.*wings r8c5 and r9c3/,
  ],
  "a broken symmetry": [
    // Right where the boards stand, wrong elsewhere.
    { find: at((sink, wing) => Math.floor(wing.pivot / 9) % 7 === 0 && report(sink, wing) && sink.commit(wing, 3)) },
    "BROKEN_SYMMETRY",
    /wing r\dc\d#\d\d.*the image of pivot r8c1.*\n.*no such finding/,
  ],
  "roles that tell one wing from the other": [
    {
      roles: { pivot: "pivot", left: "left wing", right: "right wing" },
      marks: ({ pivot, wingX, wingY }) => [
        { role: "pivot", cell: pivot },
        { role: "left", cell: wingX },
        { role: "right", cell: wingY },
      ],
    },
    "BROKEN_SYMMETRY",
    /Only roles are exchanged/,
  ],
  "a forgotten commit": [{ find: at((sink, wing) => report(sink, wing)) }, "NOT_COMMITTED", /did not commit it/],
  "a commit of nothing": [
    { find: at((sink, wing) => (report(sink, wing), sink.commit(wing, 3))) },
    "COMMIT_EMPTY",
    /changes nothing/,
  ],
  "an exception": [
    { find: () => void JSON.parse("}") },
    "TECHNIQUE_FAILED",
    /ann\/xy-wing \(api 1\) failed: SyntaxError: Unexpected token/,
  ],
  "an undeclared role": [
    { marks: ({ pivot }) => [{ role: "hinge", cell: pivot }] },
    "UNDECLARED_ROLE",
    /one of pivot, wing;.*\n.*role "hinge"/,
  ],
  "an open slot": [
    { message: { ...right.message, vague: "Look around {pivto}." } },
    "OPEN_SLOT",
    /nothing for \{pivto\}: "Look around \{pivto\}\."/,
  ],
  "a datum that is nothing": [
    { data: (pattern, board) => ({ ...right.data(pattern, board), z: NaN }) },
    "OPEN_SLOT",
    /z is null/,
  ],
  "an unused datum": [
    { data: (pattern, board) => ({ ...right.data(pattern, board), colour: "red" }) },
    "UNUSED_DATUM",
    /a slot \{colour\} in one of the messages/,
  ],
  "a wrong pattern key": [
    {
      find: at(
        (sink, { wingX, wingY, ...wing }) =>
          report(sink, { wingX, wingY, ...wing }) && sink.commit({ ...wing, wingX, wingZ: wingY }, 3),
      ),
    },
    "BAD_PATTERN",
    /seen: .*pivot,wingX,wingY,x,y,z/,
  ],
  "a cell that is none": [
    { find: at((sink, wing) => report(sink, wing) && sink.commit({ ...wing, x: 0 }, 3)) },
    "WRONG_FIELD",
    /x: digit by number\n.*0 in pivot/,
  ],
  "a mark on what is not there": [
    { marks: ({ pivot, z }) => [{ role: "pivot", cell: pivot, digits: [z] }] },
    "WRONG_MARK",
    /marks and links on digits that the cells have/,
  ],
  "a link on what is not there": [
    { marks: ({ pivot, wingX, z }) => [{ link: "weak", from: pivot, digit: z, to: wingX }] },
    "WRONG_MARK",
    /"link":"weak"/,
  ],
  "an unused role": [
    { roles: { ...right.meta.roles, fin: "fin" } },
    "UNUSED_ROLE",
    /a mark of the role fin; or no such role\n.*marks of pivot, wing on all boards/,
  ],
  "a search that promises": [
    { find: (board, sink): unknown => later(board, sink) },
    "TECHNIQUE_FAILED",
    /find returned a promise: it must be synchronous/,
  ],
  "a search that yields": [
    { find: (board) => wingsOn(board).values() },
    "TECHNIQUE_FAILED",
    /find returned a generator: it must be a plain function/,
  ],
  "a text that differs from run to run": [
    { data: (pattern, board) => ({ ...right.data(pattern, board), z: ++told }) },
    "UNSTABLE_TEXT",
    /text of .*told first: "r8c1 is.*\n.*told once more: "r8c1/,
  ],
  "marks that differ from run to run": [
    { marks: (pattern, board) => (++told % 2 === 0 ? [] : right.marks(pattern, board)) },
    "UNSTABLE_TEXT",
    /marks of/,
  ],
  "a datum that the core gives": [
    { data: (pattern, board) => ({ ...right.data(pattern, board), outcome: "all" }) },
    "RESERVED_DATUM",
    /no datum outcome: the core itself fills \{outcome\}/,
  ],
  "an exception in words": [
    { data: () => JSON.parse("}") as Record<string, string> },
    "TECHNIQUE_FAILED",
    /return, on any board\n.*Unexpected token/,
  ],
  "what JSON does not bring back": [
    { marks: (pattern, board) => right.marks(pattern, board).map((mark) => ({ ...mark, note: new Date(0) })) },
    "NOT_JSON",
    /finding\.marks\.0\.note is a special object/,
  ],
  "a wrong least size": [{ minSize: 4 }, "WRONG_SIZE", /at least minSize, which is 4\n.*3 for pivot/],
  "a search of its own for the first": [
    { find: partial("first") },
    "WRONG_FIRST",
    /1 with policy "first", number 1: pivot/,
  ],
  "a search of its own for the smallest": [{ find: partial("smallest") }, "WRONG_SMALLEST", /1 with policy "smallest"/],
  "a search of its own for each outcome": [{ find: partial("distinct") }, "WRONG_DISTINCT", /2 with policy "distinct"/],
  "a board remembered": [
    { find: forgetful() },
    "STALE_DATA",
    /as on a new board: nothing\n.*on the same board: pivot r1c7/,
  ],
};

describe("the tester", () => {
  it("passes a technique that is right, without a warning", () => {
    const framework = atOnce();
    techniqueTester(right, { finds, misses }, framework);
    expect(framework.names).toEqual([
      "ann/xy-wing",
      ...finds.map((text) => `finds ${text}`),
      `misses ${misses[0]}`,
      "marks every role that it declares, on one board or another",
    ]);
    expect(framework.warnings).toEqual([]);
  });

  it.each(Object.entries(faults))("fails %s", (_, [changes, code, says]) => {
    const { code: seen, message } = errorOf(() => techniqueTester(xyWing(changes), { finds, misses }, atOnce()));
    expect(message).toMatch(says);
    expect(seen).toBe(`WINGS_${code}`);
  });

  it("has a code for each property but those of cases and references, and each of them has been tested", () => {
    const planted = Object.values(faults).map(([, code]) => code);
    const elsewhere = ["NOT_FOUND", "FOUND_TOO_MUCH", "UNNEEDED_FACT", "INCOMPLETE", "BEYOND_REFERENCE"];
    expect([...new Set([...planted, ...elsewhere])].sort()).toEqual(Object.keys(PROPERTIES).sort());
  });

  it("fails a find that is not found, and shows what is", () => {
    const text = `S1 ${SEVERAL} => r1c5≠3`;
    const { code, message } = errorOf(() => techniqueTester(right, { finds: [text], misses }, atOnce()));
    expect(code).toBe("WINGS_NOT_FOUND");
    expect(message).toContain("expected: a finding of r1c5≠3\n  seen:     r1c5≠3 r3c8≠3 | r3c6≠1\n");
    expect(message).toContain(`again:    techniqueTester(technique, { finds: ["${text}"], … })`);
    expect(message).toMatch(/^\| \d+ .*\|$/m);
  });

  it("fails a miss on which something is found", () => {
    const { code, message } = errorOf(() =>
      techniqueTester(right, { finds: [finds[1]], misses: [`S1 ${ONE}`] }, atOnce()),
    );
    expect(code).toBe("WINGS_FOUND_TOO_MUCH");
    expect(message).toMatch(/expected: no finding\n {2}seen: {5}r9c4≠5 r9c5≠5, by pivot r8c1, .*"pivot":63/);
  });

  it("warns of reasons that are longer than they need be", () => {
    const framework = atOnce();
    const long = xyWing({ reason: (pattern, board) => [...right.reason(pattern, board), cellFact(40)] });
    techniqueTester(long, { finds: [`S4 ${SEVERAL} => r1c5≠3 r3c8≠3`], misses }, framework);
    expect(framework.warnings).toHaveLength(1);
    expect(framework.warnings[0]).toMatch(/WINGS_UNNEEDED_FACT.*\n.*\n.*without {"cell":"r5c5"}\n/);
  });

  it("shows on the board how a refuted finding could be otherwise", () => {
    const short = xyWing({ reason: ({ pivot, wingX }) => [cellFact(pivot), cellFact(wingX)] });
    const { message } = errorOf(() => techniqueTester(short, { finds: [`S1 ${ONE} => r9c45≠5`], misses }, atOnce()));
    const rows = message.split("\n").filter((row) => row.includes(" | "));
    expect(rows).toHaveLength(9);
    expect(rows[7]).toMatch(/^ {2}=\d /); // the pivot r8c1
    expect(rows[8]).toMatch(/=\d \| \?5 /); // the wing r9c3, and the elimination r9c4
    expect(rows.join("").match(/[=?]\d/g)).toHaveLength(3);
    expect(message).toContain("cited: r8c1, r9c3\n  ?5 ");
  });

  it("shows so of a placement", () => {
    const guess = defineTechnique({
      id: "ann/guess",
      name: "Guess",
      pattern: { cell: "cell" },
      roles: {},
      message: { long: "{cell}", short: "{cell}", vague: "Guess." },
      find(board, sink) {
        if (!board.has(18, 4)) return;
        sink.place(18, 4);
        sink.commit({ cell: 18 }, 1);
      },
      reason: () => [houseFact(2, 4)],
      marks: () => [],
      data: ({ cell }) => ({ cell: cellName(cell) }),
    });
    const { faults: seen } = examine(guess, [atStage(parse(ONE), "S1")], { symmetries: 0 });
    const { text } = seen.find(({ code }) => code === "WINGS_FINDING_REJECTED")!;
    expect(text).toMatch(/^ {2}47 2 =4 \| /m);
    expect(text).toContain("cited: 4 in r3\n  = ");
  });

  it("holds a technique that assumes one solution against the solution, not against reasons", () => {
    techniqueTester(xyWing({ assumes: "unique-solution", reason: () => [] }), { finds, misses }, atOnce());
  });

  it.each(["wing A / wing B", "wing / wing", "wing 1 / wing 2"])("lets %s change places", (words) => {
    const [left, right] = words.split(" / ");
    const technique = xyWing({
      roles: { pivot: "pivot", left, right },
      marks: ({ pivot, wingX, wingY }) => [
        { role: "pivot", cell: pivot },
        { role: "left", cell: wingX },
        { role: "right", cell: wingY },
      ],
    });
    techniqueTester(technique, { finds, misses }, atOnce());
  });

  it("refuses what is no technique", () => {
    expect(errorOf(() => techniqueTester({ ...right, api: 0 }, { finds, misses }, atOnce())).code).toBe(
      "WINGS_WRONG_API",
    );
  });
});

describe("examine", () => {
  it("asks all boards and tells each fault once, the first that is seen", () => {
    const boards = [...stuckBoards(1, 30)];
    const wrong = xyWing({ reason: ({ pivot }) => [cellFact(pivot)] });
    const { faults: seen, ...counts } = examine(wrong, boards, { symmetries: 1 });
    const findings = boards.flatMap((board) => findAll(board, [right])).length;
    expect(counts).toEqual({ technique: "ann/xy-wing", boards: 30, findings, warnings: [] });
    expect(seen.map(({ code }) => code)).toEqual(["WINGS_FINDING_REJECTED"]);
    const first = boards.find((board) => findAll(board, [right]).length > 0)!;
    expect(seen[0].board).toBe(format(first, "url"));
    expect(examine(wrong, [parse(seen[0].board)]).faults[0].text).toBe(seen[0].text);
  });

  it("draws the image of the board where it fails only there, and names the board that leads to it", () => {
    const text = format(parse(ONE), "url");
    // Throws wherever the first cell is open.
    const moody = xyWing({
      find({ values }) {
        if (values[0] === 0) JSON.parse("}");
      },
    });
    const [fault] = examine(moody, [parse(text)]).faults;
    expect(fault.again).toBe(`examine(technique, [parse("${text}")])`);
    expect(fault.board).not.toBe(text);
    expect(parse(fault.board).values[0]).toBe(0);
  });

  it("goes on to the next board when a technique can't be run on one", () => {
    const boards = [...stuckBoards(1, 3)];
    const { boards: count, findings, faults: seen } = examine(xyWing({ find: () => void JSON.parse("}") }), boards);
    expect([count, findings, seen.length]).toEqual([3, 0, 1]);
  });
});
