import { boxOf } from "@wings/core/author";
import { type Changes, type Twin, definition, weak } from "../twin-link.js";
import { type Planted, message, worded } from "./planted.js";

const { data, marks } = definition;

const withData = (change: (twin: Twin) => object): Changes => ({
  data: (twin, board) => ({ ...data(twin, board), ...change(twin) }),
});

/** Wrong words, marks and data. */
export const WORD_FAULTS: Readonly<Record<string, Planted>> = {
  "x1-cell": {
    what: "end A is named as end B (the slot is a field)",
    changes: withData(({ endB }) => ({ endA: { cell: endB } })),
  },
  "x2-cell2": {
    what: "the same with slots that are no fields",
    changes: {
      message: { ...message, long: message.long.replaceAll("{endA}", "{one}").replaceAll("{endB}", "{other}") },
      data: (twin, board) => {
        const { endA, endB, ...others } = data(twin, board);
        return { ...others, one: endB, other: endA };
      },
    },
  },
  "x3-digit": {
    what: "x and z swapped at the end",
    changes: worded(message.long.replace("can't be {z}", "can't be {x}")),
  },
  "x4-case": {
    what: "leaves the second case out",
    changes: worded(message.long.replace(" If {endB} is {x}, {wingB} must be {z}.", "")),
  },
  "x5-otherhouse": {
    what: "names a house that is not in the finding",
    changes: withData(({ house }) => ({ house: { house: (house + 1) % 27 } })),
  },
  "x6-mark": {
    what: "one wing is marked as end, one end as wing",
    changes: {
      marks: (twin, board) =>
        marks(twin, board).map((mark, i) =>
          i === 0 ? { ...mark, role: "end" } : i === 2 ? { ...mark, role: "wing" } : mark,
        ),
    },
  },
  "x6b-marks": {
    what: "both wings are marked as end, both ends as wing",
    changes: {
      marks: (twin, board) =>
        marks(twin, board).map((mark, i) =>
          i < 2 ? { ...mark, role: "end" } : i < 4 ? { ...mark, role: "wing" } : mark,
        ),
    },
  },
  "x7-roles": {
    what: "the words of the roles are swapped",
    changes: { roles: { wing: "end of the link", end: "wing" } },
  },
  "x8-link": {
    what: "weak links cross over",
    changes: {
      marks: (twin, board) => [
        ...marks(twin, board).slice(0, 5),
        weak(twin.x, twin.endA, twin.wingB),
        weak(twin.x, twin.endB, twin.wingA),
      ],
    },
  },
  "x9-linkdigit": {
    what: "the strong link is drawn as weak",
    changes: {
      marks: (twin, board) => marks(twin, board).map((mark) => ("link" in mark ? { ...mark, link: "weak" } : mark)),
    },
  },
  "x10-plural": {
    what: "grammar: 'the digits can only is'",
    changes: worded(
      message.long.replace("In {house}, the digit {x} can only be", "In {house}, the digits {x} can only is"),
    ),
  },
  "x11-join": {
    what: "'and' where 'or' is meant",
    changes: worded(message.long.replace("{endA} or {endB}", "{endA} and {endB}")),
  },
  "x12-placeholder": { what: "a misspelled slot", changes: worded(message.long.replace("{endA}", "{endC}")) },
  "x13-vague": {
    what: "the hint gives a row of what is eliminated",
    changes: {
      message: { ...message, vague: "There is a Twin Link with {low} and {high} around {region}." },
      ...withData(({ wingA }) => ({ region: { house: boxOf(wingA) } })),
    },
    harmless: "a hint may name a region",
  },
  "x14-extra": {
    what: "an extra mark on a cell that is not in the pattern",
    changes: { marks: (twin, board) => [...marks(twin, board), { role: "end", cell: (twin.endA + 1) % 81 }] },
  },
  "x15-rarethrow": {
    what: "data throws for a link in a box",
    changes: {
      data: (twin, board) => {
        if (twin.house >= 18) throw new Error("no name for a box");
        return data(twin, board);
      },
    },
  },
  "x16-negation": { what: "the text says the opposite", changes: worded(message.long.replace("can't be", "can be")) },
};
