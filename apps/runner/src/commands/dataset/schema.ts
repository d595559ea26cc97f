/** The JSON schema of a line, which is written beside the data. */
export const SCHEMA: object = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "A puzzle of a data set of wings",
  $defs: {
    cell: { type: "string", pattern: "^r[1-9]c[1-9]$" },
    digit: { type: "integer", minimum: 1, maximum: 9 },
    house: { type: "string", pattern: "^[rcb][1-9]$" },
    candidate: closed({ cell: ref("cell"), digit: ref("digit") }),
    fact: {
      description:
        "A cell holds one of its candidates, a digit has a place in a house, a deadly pattern does not occur, or the image of a candidate is true if it is.",
      anyOf: [
        closed({ cell: ref("cell") }),
        closed({ house: ref("house"), digit: ref("digit") }),
        closed({ deadly: listOf(ref("cell")), digits: listOf(listOf(ref("digit"))) }),
        closed({
          mirror: { type: "string", pattern: "^r[1-9]c[1-9]#[1-9]$" },
          map: listOf(ref("house")),
          digits: listOf(ref("digit")),
        }),
      ],
    },
    board: { description: "A position with its candidates, which wings reads.", type: "string", pattern: "^w1" },
    step: {
      type: "object",
      properties: {
        board: ref("board"),
        technique: { type: "string" },
        assumes: { const: "unique-solution" },
        eliminations: listOf(ref("candidate")),
        placements: listOf(ref("candidate")),
        facts: listOf(ref("fact")),
        lemmas: { description: "The proof where facts alone are none: docs/contract.md.", type: "array" },
        counts: { description: "The proof where facts are counted: docs/contract.md.", type: "array" },
        marks: listOf({ type: "object" }),
        text: { type: "string" },
      },
      required: ["board", "technique", "eliminations", "placements", "facts", "marks", "text"],
      additionalProperties: false,
    },
    wrong: closed({
      board: ref("board"),
      technique: { type: "string" },
      claim: { type: "string", pattern: "^r[1-9]c[1-9][-=][1-9]$" },
      facts: listOf(ref("fact")),
      counterexample: listOf(ref("assignment")),
      truth: ref("assignment"),
    }),
    assignment: { type: "string", pattern: "^r[1-9]c[1-9]=[1-9]$" },
    rating: { type: "number", minimum: 1 },
  },
  type: "object",
  properties: {
    id: { type: "string" },
    split: { enum: ["train", "test"] },
    puzzle: { type: "string", pattern: "^[1-9.]{81}$" },
    solution: { type: "string", pattern: "^[1-9]{81}$" },
    canonical: { type: "string", pattern: "^[1-9.]{81}$" },
    clues: { type: "integer", minimum: 17, maximum: 81 },
    part: { type: "integer", minimum: 0 },
    seed: { type: "integer", minimum: 0 },
    attempt: { type: "string", pattern: "^\\d+(\\.\\d+)?$" },
    status: { enum: ["solved", "stuck"] },
    level: { type: ["string", "null"] },
    score: { type: ["integer", "null"] },
    hardest: { type: ["string", "null"] },
    counts: { type: "object", additionalProperties: { type: "integer", minimum: 1 } },
    er: ref("rating"),
    ep: ref("rating"),
    ed: ref("rating"),
    steps: listOf(ref("step")),
    wrong: listOf(ref("wrong")),
  },
  required: [
    ...["id", "split", "puzzle", "solution", "canonical", "clues", "part", "seed", "attempt"],
    ...["status", "level", "score", "hardest", "counts"],
  ],
  additionalProperties: false,
};

function ref(name: string): object {
  return { $ref: `#/$defs/${name}` };
}

function listOf(items: object): object {
  return { type: "array", items };
}

/** An object with exactly these fields. */
function closed(properties: Readonly<Record<string, object>>): object {
  return { type: "object", properties, required: Object.keys(properties), additionalProperties: false };
}
