// Faults to plant in the example's technique, one for each thing that the tester asks. Each says what its tests must call
// it, what `wings test` must, and what a run of the runner makes of it: where it does no harm there, the run goes on.

/**
 * @typedef {object} Fault
 * @property {string} name
 * @property {readonly (readonly [from: string, to: string])[]} changes in src/two-string-kite.ts
 * @property {string | readonly string[]} [tests] the code by which its own tests fail, or several; none where it is no more
 *   than a warning
 * @property {string} [tester] the code by which `wings test` fails or of which it warns, where it can: it knows no cases
 *   and no reference
 * @property {string} [runner] the code by which `wings solve --plugin` stops
 */

const commit = "if (sink.commit(kite, 4)) return;";
const digits = "for (let digit = 1; digit <= 9; digit++) {";
const found = "if (!eliminateSeen(sink, digit, [rowEnd, columnEnd])) continue;";
const reason = "[houseFact(row, digit), houseFact(column, digit)]";
const start = "find(board, sink) {";
/** Two rows that have their joints in one column: a good pattern, but no kite. */
const skyscraper = `
            const other = { digit, row: house[i], column: house[j], rowEnd, rowJoint, columnJoint: to[j], columnEnd: from[j] };
            if (!isRow(house[j]) || j <= i || to[j] % 9 !== rowJoint % 9) continue;
            if (eliminateSeen(sink, digit, [rowEnd, from[j]]) && sink.commit(other, 4)) return;
            `;
/** Where its functions begin: what is written there lives as long as the module. */
const above = "/** Houses are numbers";

/** @type {readonly Fault[]} */
export const faults = [
  {
    name: "strings that meet in no box",
    changes: [["boxOf(columnJoint) !== box || ", ""]],
    tests: ["CONTRADICTS_SOLUTION", "FOUND_TOO_MUCH"],
    tester: "CONTRADICTS_SOLUTION",
    runner: "PLUGIN_FINDING",
  },
  {
    name: "a wrong target",
    changes: [[found, "if (!eliminateSeen(sink, digit, [rowEnd, columnJoint])) continue;"]],
    tests: "CONTRADICTS_SOLUTION",
    tester: "CONTRADICTS_SOLUTION",
    runner: "PLUGIN_FINDING",
  },
  {
    name: "a fact that is missing",
    changes: [
      [reason, "[houseFact(row, digit)]"],
      ["reason: ({ digit, row, column })", "reason: ({ digit, row })"],
    ],
    tests: "FINDING_REJECTED",
    tester: "FINDING_REJECTED",
    runner: "PLUGIN_FINDING",
  },
  {
    name: "a fact too many",
    changes: [[reason, "[houseFact(row, digit), houseFact(column, digit), houseFact((row + 1) % 9, digit)]"]],
    tests: "UNNEEDED_FACT",
  },
  {
    name: "a board that is changed",
    changes: [[found, `${found}\n          board.eliminate(rowEnd, digit);`]],
    tests: "CHANGED_BOARD",
    tester: "CHANGED_BOARD",
    runner: "PLUGIN_FAILED",
  },
  {
    name: "a board that is written to",
    changes: [[found, `${found}\n          board.masks[rowEnd] = 0;`]],
    tests: "CHANGED_BOARD",
    tester: "CHANGED_BOARD",
  },
  {
    name: "an order that changes from run to run",
    changes: [
      [above, `let runs = 0;\n\n${above}`],
      [start, `${start}\n    runs++;`],
      [digits, "for (let turn = 1; turn <= 9; turn++) {\n      const digit = runs % 2 === 0 ? turn : 10 - turn;"],
    ],
    tests: "UNSTABLE_ORDER",
    tester: "UNSTABLE_ORDER",
  },
  {
    name: "a stop that is ignored",
    changes: [[commit, "sink.commit(kite, 4);"]],
    tests: "STOP_IGNORED",
    tester: "STOP_IGNORED",
    runner: "PLUGIN_FAILED",
  },
  {
    name: "a commit that is forgotten",
    changes: [[commit, "void kite;"]],
    tests: "NOT_COMMITTED",
    tester: "NOT_COMMITTED",
    runner: "PLUGIN_FAILED",
  },
  {
    name: "a commit of nothing",
    changes: [[found, "eliminateSeen(sink, digit, [rowEnd, columnEnd]);"]],
    tests: "COMMIT_EMPTY",
    tester: "COMMIT_EMPTY",
    runner: "PLUGIN_FAILED",
  },
  {
    name: "a finding that comes twice",
    changes: [[commit, `${commit}\n          eliminateSeen(sink, digit, [columnEnd, rowEnd]);\n          ${commit}`]],
    tests: "FOUND_TWICE",
    tester: "FOUND_TWICE",
  },
  {
    name: "rows that are not looked at",
    changes: [["const isRow = (house: number): boolean => house < 9;", "const isRow = (house: number) => house < 5;"]],
    tests: "BROKEN_SYMMETRY",
    tester: "BROKEN_SYMMETRY",
  },
  {
    name: "a kite that is missed",
    changes: [["columnJoint === rowJoint) continue;", "columnJoint === rowJoint || count > 24) continue;"]],
    tests: "INCOMPLETE",
  },
  {
    name: "a case that is not met",
    changes: [[digits, "for (let digit = 1; digit <= 4; digit++) {"]],
    tests: "NOT_FOUND",
    tester: "BROKEN_SYMMETRY",
  },
  {
    name: "another pattern along with it",
    changes: [["if (!isColumn(house[j])) continue;", `if (!isColumn(house[j])) {${skyscraper}continue;\n          }`]],
    tests: "BEYOND_REFERENCE",
    tester: "BROKEN_SYMMETRY",
  },
  {
    name: "data of the last board",
    changes: [
      [above, `let first: { board: unknown; links: ReturnType<typeof strongLinks>[] } | undefined;\n\n${above}`],
      [start, `${start}\n    if (first?.board !== board) first = { board, links: [] };`],
      [
        "strongLinks(board, digit, BOTH_WAYS);",
        "(first.links[digit] ??= structuredClone(strongLinks(board, digit, BOTH_WAYS)));",
      ],
    ],
    tests: "STALE_DATA",
    tester: "STALE_DATA",
  },
  {
    name: "another search for the first",
    changes: [
      [
        digits,
        'for (let turn = 1; turn <= 9; turn++) {\n      const digit = sink.policy === "first" ? 10 - turn : turn;',
      ],
    ],
    tests: "WRONG_FIRST",
    tester: "WRONG_FIRST",
  },
  {
    name: "another search for the smallest",
    changes: [
      [
        digits,
        'for (let turn = 1; turn <= 9; turn++) {\n      const digit = sink.policy === "smallest" ? 10 - turn : turn;',
      ],
    ],
    tests: "WRONG_SMALLEST",
    tester: "WRONG_SMALLEST",
  },
  {
    name: "another search for the distinct",
    changes: [[digits, `${digits}\n      if (sink.policy === "distinct" && sink.count > 0) return;`]],
    tests: "WRONG_DISTINCT",
    tester: "WRONG_DISTINCT",
  },
  {
    name: "a size below the least",
    changes: [["minSize: 4,", "minSize: 5,"]],
    tests: "WRONG_SIZE",
    tester: "WRONG_SIZE",
  },
  {
    name: "a slot without a datum",
    changes: [
      ["    columnEnd: cellName(columnEnd),\n", ""],
      [
        "data: ({ digit, row, column, rowEnd, rowJoint, columnJoint, columnEnd })",
        "data: ({ digit, row, column, rowEnd, rowJoint, columnJoint })",
      ],
    ],
    tests: "OPEN_SLOT",
    tester: "OPEN_SLOT",
  },
  {
    name: "a datum without a slot",
    changes: [["    columnEnd: cellName(columnEnd),\n", "    columnEnd: cellName(columnEnd),\n    box: 1,\n"]],
    tests: "UNUSED_DATUM",
    tester: "UNUSED_DATUM",
  },
  {
    name: "a datum that the core fills in",
    changes: [["    columnEnd: cellName(columnEnd),\n", '    columnEnd: cellName(columnEnd),\n    outcome: "gone",\n']],
    tests: "RESERVED_DATUM",
    tester: "RESERVED_DATUM",
  },
  {
    name: "words that change from time to time",
    changes: [
      [above, `let told = 0;\n\n${above}`],
      ["columnEnd: cellName(columnEnd),\n", 'columnEnd: cellName(columnEnd) + "!".repeat(told++ % 2),\n'],
    ],
    tests: "UNSTABLE_TEXT",
    tester: "UNSTABLE_TEXT",
  },
  {
    name: "a role that is never marked",
    changes: [['roles: { end: "end of a string",', 'roles: { knot: "where they cross", end: "end of a string",']],
    tests: "UNUSED_ROLE",
  },
  {
    name: "a role that nobody declared",
    changes: [['{ role: "joint", cell: rowJoint', '{ role: "knot", cell: rowJoint']],
    tests: "UNDECLARED_ROLE",
    tester: "UNDECLARED_ROLE",
  },
  {
    name: "a mark of what is not there",
    changes: [
      [
        '{ role: "joint", cell: rowJoint, digits: [digit] }',
        '{ role: "joint", cell: rowJoint, digits: [digit, (digit % 9) + 1] }',
      ],
    ],
    tests: "WRONG_MARK",
    tester: "WRONG_MARK",
  },
  {
    name: "a pattern with its fields in another order",
    changes: [
      [
        "const kite = { digit, row: house[i], column: house[j],",
        "const kite = { row: house[i], digit, column: house[j],",
      ],
    ],
    tests: "BAD_PATTERN",
    tester: "BAD_PATTERN",
    runner: "PLUGIN_FAILED",
  },
  {
    name: "a field of another kind",
    changes: [["const kite = { digit, row: house[i],", "const kite = { digit, row: [house[i]] as unknown as number,"]],
    tests: "WRONG_FIELD",
    tester: "WRONG_FIELD",
    runner: "PLUGIN_FAILED",
  },
  {
    name: "a mark that is no JSON",
    changes: [
      ["cell: rowEnd, digits: [digit]", "cell: rowEnd, digits: new Uint8Array([digit]) as unknown as number[]"],
    ],
    tests: "NOT_JSON",
    tester: "NOT_JSON",
    runner: "PLUGIN_FAILED",
  },
  {
    name: "an exception",
    changes: [[found, `${found}\n          if (digit > 0) throw new Error("the string broke");`]],
    tests: "TECHNIQUE_FAILED",
    tester: "TECHNIQUE_FAILED",
    runner: "PLUGIN_FAILED",
  },
  {
    name: "a board that the reason changes",
    changes: [
      [
        "reason: ({ digit, row, column }) => ",
        "reason: ({ digit, row, column }, board) => board.removeFrom(digit, -1, -1, -1) ? [] : ",
      ],
    ],
    tests: "CHANGED_BOARD",
    tester: "CHANGED_BOARD",
    runner: "PLUGIN_FAILED",
  },
  {
    name: "a board that the marks write to",
    changes: [
      [
        "marks: ({ digit, rowEnd, rowJoint, columnJoint, columnEnd }) => [",
        "marks: ({ digit, rowEnd, rowJoint, columnJoint, columnEnd }, board) => ((board.masks[rowEnd] = 0), [",
      ],
      ["from: columnJoint, digit, to: columnEnd },\n  ],", "from: columnJoint, digit, to: columnEnd },\n  ]),"],
    ],
    tests: "CHANGED_BOARD",
    tester: "CHANGED_BOARD",
  },
  {
    name: "a count that is not made",
    changes: [[start, `${start}\n    if (sink.policy === "count") return;`]],
    tests: "WRONG_COUNT",
    tester: "WRONG_COUNT",
  },
  {
    name: "a size that is none",
    changes: [[commit, "if (sink.commit(kite, NaN)) return;"]],
    tests: "COMMIT_EMPTY",
    tester: "COMMIT_EMPTY",
    runner: "PLUGIN_FAILED",
  },
  {
    name: "a size that depends on the digit",
    changes: [[commit, "if (sink.commit(kite, 4 + digit)) return;"]],
    tests: "BROKEN_SYMMETRY",
    tester: "BROKEN_SYMMETRY",
  },
  {
    name: "a least size that is too low",
    changes: [["minSize: 4,", "minSize: 1,"]],
    tester: "LOW_MIN_SIZE",
  },
  {
    name: "a field that is always the same",
    changes: [
      ["const kite = { digit, row: house[i],", "const kite = { digit, row: 0,"],
      [
        ", row, column }) => [houseFact(row, digit)",
        ", column, rowEnd }) => [houseFact(Math.floor(rowEnd / 9), digit)",
      ],
    ],
    tests: "BROKEN_SYMMETRY",
    tester: "BROKEN_SYMMETRY",
  },
  {
    name: "two fields of one kind exchanged",
    changes: [
      [
        "const kite = { digit, row: house[i], column: house[j], rowEnd, rowJoint, columnJoint,",
        "const kite = { digit, row: house[i], column: house[j], rowEnd, rowJoint: columnJoint, columnJoint: rowJoint,",
      ],
      ['{ link: "strong", from: rowEnd, digit, to: rowJoint },\n', ""],
      ['{ link: "strong", from: columnJoint, digit, to: columnEnd },\n', ""],
    ],
    tests: "EXCHANGED_FIELDS",
  },
  {
    name: "chance",
    changes: [[found, `${found}\n          if (Math.random() < 0) continue;`]],
    tests: "SIDE_EFFECT",
    tester: "SIDE_EFFECT",
  },
  {
    name: "a line that is printed",
    changes: [
      [start, `${start}\n    (globalThis as unknown as { console: Console }).console.debug("searching");`],
      [above, `interface Console {\n  debug(line: string): void;\n}\n\n${above}`],
    ],
    tester: "PRINTS",
  },
  {
    name: "a role without a word",
    changes: [['joint: "where the strings meet"', 'joint: " "']],
    tests: "BAD_WORDS",
    tester: "BAD_WORDS",
  },
  {
    name: "a slot that is none",
    changes: [["sees both: {targets}.", "sees both: { targets }."]],
    tests: "OPEN_SLOT",
    tester: "OPEN_SLOT",
  },
  {
    name: "another cell in the words",
    changes: [["rowEnd: cellName(rowEnd),", "rowEnd: cellName(columnEnd),"]],
    tests: "WRONG_DATUM",
    tester: "WRONG_DATUM",
  },
  {
    name: "always the same digit in the words",
    changes: [["    digit,\n    row: houseName(row)", "    digit: 7,\n    row: houseName(row)"]],
    tests: "WRONG_DATUM",
    tester: "WRONG_DATUM",
  },
  {
    name: "a cell that is always named",
    changes: [["{rowJoint} and {columnJoint} are in one box", "{rowJoint} and {columnJoint} and r5c5 are in one box"]],
    tests: "WRONG_DATUM",
    tester: "WRONG_DATUM",
  },
  {
    name: "words for some digits only",
    changes: [["    digit,\n    row: houseName(row)", '    digit: digit === 9 ? "" : digit,\n    row: houseName(row)']],
    tests: "OPEN_SLOT",
    tester: "OPEN_SLOT",
  },
  {
    name: "an explanation that explains nothing",
    changes: [["sees both: {targets}.", "sees both."]],
    tests: "UNTOLD_STEP",
    tester: "UNTOLD_STEP",
  },
  {
    name: "a hint that gives the step away",
    changes: [["places each for {digit}.", "places each for {digit}: {outcome}."]],
    tests: "GIVEN_AWAY",
    tester: "GIVEN_AWAY",
  },
  {
    name: "a mark with a field of its own",
    changes: [
      [
        '{ role: "joint", cell: rowJoint, digits: [digit] }',
        '{ role: "joint", cell: rowJoint, digits: [digit], ...{ color: "red" } }',
      ],
    ],
    tests: "WRONG_MARK",
    tester: "WRONG_MARK",
  },
  {
    name: "a strong link that is none",
    changes: [
      [
        '{ link: "weak", from: rowJoint, digit, to: columnJoint }',
        '{ link: "strong", from: rowEnd, digit, to: columnEnd }',
      ],
    ],
    tests: "WRONG_LINK",
    tester: "WRONG_LINK",
  },
  {
    name: "a weak link that is none",
    changes: [
      [
        '{ link: "weak", from: rowJoint, digit, to: columnJoint }',
        '{ link: "weak", from: rowEnd, digit, to: columnEnd }',
      ],
    ],
    tests: "WRONG_LINK",
    tester: "WRONG_LINK",
  },
  {
    name: "a cell that is not marked",
    changes: [
      ['{ role: "joint", cell: rowJoint, digits: [digit] },\n', ""],
      ['{ role: "joint", cell: columnJoint, digits: [digit] },\n', '{ role: "joint", house: 18 + boxOf(rowJoint) },\n'],
      ['{ link: "strong", from: rowEnd, digit, to: rowJoint },\n', ""],
      ['{ link: "weak", from: rowJoint, digit, to: columnJoint },\n', ""],
      ['{ link: "strong", from: columnJoint, digit, to: columnEnd },\n', ""],
      [
        "marks: ({ digit, rowEnd, rowJoint, columnJoint, columnEnd })",
        "marks: ({ digit, rowEnd, rowJoint, columnEnd })",
      ],
    ],
    tester: "UNMARKED_CELL",
  },
  {
    name: "an option that is ignored",
    changes: [
      [
        "minSize: 4,",
        'minSize: 4,\n  options: { columns: { type: "boolean", default: true, description: "also by columns" } },',
      ],
    ],
    tester: "UNUSED_OPTION",
  },
  {
    name: "an option that breaks at its most",
    changes: [
      [
        "minSize: 4,",
        'minSize: 4,\n  options: { most: { type: "number", default: 9, min: 1, max: 20, description: "how many digits" } },',
      ],
      [start, 'find(board, sink, { most }) {\n    if (most > 10) throw new Error("too many");'],
    ],
    tests: "TECHNIQUE_FAILED",
    tester: "TECHNIQUE_FAILED",
  },
  {
    name: "an assumption that nobody needs",
    changes: [
      ["minSize: 4,", 'minSize: 4,\n  assumes: "unique-solution",'],
      ["reason: ({ digit, row, column }) => [houseFact(row, digit), houseFact(column, digit)]", "reason: () => []"],
      ["  houseFact,\n", ""],
    ],
    tester: "UNNEEDED_ASSUMPTION",
  },
  {
    name: "a board without a way out",
    changes: [
      [
        start,
        `${start}\n    if (board.masks.some((mask, cell) => mask + board.values[cell] === 0)) throw new Error("no way out");`,
      ],
    ],
    tests: "TECHNIQUE_FAILED",
    tester: "TECHNIQUE_FAILED",
  },
  {
    name: "hardly anything found",
    changes: [["columnJoint === rowJoint) continue;", "columnJoint === rowJoint || count > 6) continue;"]],
    tests: "INCOMPLETE",
    tester: "FEW_FINDINGS",
  },
];
