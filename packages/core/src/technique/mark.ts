import type { CandidateName, CellName, HouseName } from "../board/notation.js";
import type { Candidate, Cell, Digit, House } from "../board/numbers.js";
import { nodeOf } from "./finder-tools.js";
import { type Mapping, mapRecord } from "./mapping.js";

/**
 * What to draw of a finding, without saying how. Roles are the technique's own words; each is declared in its `roles`.
 * A cell mark without digits means the whole cell. A link joins two nodes, each a list of candidates.
 */
export type Mark<Role extends string = string, C = Cell, H = House, N = Candidate> =
  | { readonly role: Role; readonly cell: C; readonly digits?: readonly Digit[] | undefined }
  | { readonly role: Role; readonly house: H; readonly digit?: Digit | undefined }
  | {
      readonly link: "strong" | "weak";
      readonly from: readonly N[];
      readonly to: readonly N[];
    };

/** A link in which not both ends are true: the digit in some cells, and in others. */
export const weakLink = (digit: Digit, from: OneOrMore, to: OneOrMore): Mark<never> => linkOf("weak", digit, from, to);

/** A link in which at least one end is true. */
export const strongLink = (digit: Digit, from: OneOrMore, to: OneOrMore): Mark<never> =>
  linkOf("strong", digit, from, to);

type OneOrMore = Cell | readonly Cell[];

const linkOf = (link: "strong" | "weak", digit: Digit, from: OneOrMore, to: OneOrMore): Mark<never> => ({
  link,
  from: nodeOf(digit, [from].flat()),
  to: nodeOf(digit, [to].flat()),
});

/** A mark as findings carry it, with names. The core adds the roles `eliminated` and `placed`. */
export type NamedMark = Mark<string, CellName, HouseName, CandidateName>;

/** A mark with each cell, house, digit and candidate replaced: by its name, or by its image under a symmetry. */
export const mapMark = (mark: Mark | NamedMark, mapping: Mapping): object => mapRecord(mark, mapping);
