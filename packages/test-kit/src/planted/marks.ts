import { type Mark, candidateOf } from "@wings/core/author";
import type { Wing } from "../technique.js";
import { type Changes, type PlantedFaults, right } from "./changes.js";

/** Correct except for its links. */
const linked = (changes: object): Changes => ({
  marks: (pattern, board) =>
    right.marks(pattern, board).map((mark) => ("link" in mark ? { ...mark, ...changes } : mark)),
});

const wingsLinked = ({ wingX, wingY, z }: Wing, link: "strong" | "weak"): Mark => ({
  link,
  from: [candidateOf(wingX, z)],
  to: [candidateOf(wingY, z)],
});

/** Wrong marks, links and roles. */
export const markFaults: PlantedFaults = {
  "roles that tell one wing from the other": [
    {
      roles: { pivot: "pivot", left: "left wing", right: "right wing" },
      marks: ({ pivot, wingX, wingY }) => [
        { role: "pivot", cell: pivot },
        { role: "left", cell: wingX },
        { role: "right", cell: wingY },
      ],
    },
    "UNEQUAL_MARKS",
    /Roles that may be exchanged need the same name/,
  ],
  "an undeclared role": [
    { marks: ({ pivot }) => [{ role: "hinge", cell: pivot }] },
    "UNDECLARED_ROLE",
    /one of the roles pivot, wing;.*\n.*role "hinge"/,
  ],
  "a mark on what is not there": [
    { marks: ({ pivot, z }) => [{ role: "pivot", cell: pivot, digits: [z] }] },
    "WRONG_MARK",
    /marks and links on digits that their cells have/,
  ],
  "a mark that occurs again": [
    { marks: (pattern, board) => [...right.marks(pattern, board), ...right.marks(pattern, board).slice(0, 1)] },
    "DOUBLE_MARK",
    /role pivot on r\dc\d\S* once; .*\n.*as number 1 and number 6 of 6 in the marks of/,
  ],
  "a link on what is not there": [
    { marks: ({ pivot, wingX, z }) => [{ link: "weak", from: [candidateOf(pivot, z)], to: [candidateOf(wingX, z)] }] },
    "WRONG_MARK",
    /weak link r/,
  ],
  "an unused role": [
    { roles: { ...right.meta.roles, fin: "fin" } },
    "UNUSED_ROLE",
    /a mark with the role fin on some board, or no such role\n.*only marks with pivot, wing/,
  ],
  "a link to the wing that comes first on the board": [
    {
      marks: ({ pivot, wingX, wingY, x, y, z }) => {
        const [cell, digit] = wingX < wingY ? [wingX, x] : [wingY, y];
        return [
          { role: "pivot", cell: pivot, digits: [x, y] },
          { role: "wing", cell: wingX, digits: [x, z] },
          { role: "wing", cell: wingY, digits: [y, z] },
          { link: "weak", from: [candidateOf(pivot, digit)], to: [candidateOf(cell, digit)] },
        ];
      },
    },
    "UNEQUAL_MARKS",
    /weak link .*\n.*Links must be drawn in the same way everywhere/,
  ],
  "a role on the cell of another field": [
    {
      marks: ({ pivot, wingX, wingY, x, z }) => [
        { role: "pivot", cell: wingX, digits: [x, z] },
        { role: "wing", cell: wingY },
        { role: "wing", cell: pivot },
      ],
    },
    "WRONG_ROLE",
    /the role pivot only on r8c1, the value of the field pivot;.*\n.*the role pivot on r9c3 in the marks of/,
  ],
  "a kind of link that there is not": [
    linked({ link: "week" as "weak" }),
    "WRONG_MARK",
    /link: "strong" or "weak"/,
    "PLUGIN_FAILED",
  ],
  "a digit that there is not": [
    { marks: (pattern, board) => [...right.marks(pattern, board), { role: "wing", house: 0, digit: 12 }] },
    "WRONG_MARK",
    /digit: a digit, 1 to 9/,
    "PLUGIN_FAILED",
  ],
  "a cell that there is not": [
    { marks: (pattern, board) => [...right.marks(pattern, board), { role: "wing", cell: 99 }] },
    "WRONG_MARK",
    /cell: a cell, 0 to 80/,
    "PLUGIN_FAILED",
  ],
  "a field that marks do not have": [
    { marks: (pattern, board) => right.marks(pattern, board).map((mark) => ({ ...mark, color: "red" })) },
    "WRONG_MARK",
    /no field color: a mark of a cell has role, cell, digits/,
  ],
  "a weak link between cells that do not see each other": [
    { marks: (pattern, board) => [...right.marks(pattern, board), wingsLinked(pattern, "weak")] },
    "WRONG_LINK",
    /two nodes that exclude each other.*\n {2}seen: {5}weak link/,
  ],
  "a strong link where there is none": [
    { marks: (pattern, board) => [...right.marks(pattern, board), wingsLinked(pattern, "strong")] },
    "WRONG_LINK",
    /two nodes of which one is true.*\n {2}seen: {5}strong link/,
  ],
  "a link of a cell to itself": [
    {
      marks: (pattern, board) => [
        ...right.marks(pattern, board),
        { link: "weak", from: [candidateOf(pattern.pivot, pattern.x)], to: [candidateOf(pattern.pivot, pattern.x)] },
      ],
    },
    "WRONG_LINK",
    /two nodes that exclude each other/,
  ],
};
