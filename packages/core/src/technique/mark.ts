import type { CandidateName, CellName, HouseName } from "../board/notation.js";
import { type Mapping, mapRecord } from "./mapping.js";

/**
 * What to draw of a finding, without saying how. Roles are the technique's own words; each is declared in its `roles`.
 * A cell mark without digits means the whole cell. A link joins two nodes, each a list of candidates.
 */
export type Mark<Role extends string = string, Cell = number, House = number, Candidate = number> =
  | { readonly role: Role; readonly cell: Cell; readonly digits?: readonly number[] | undefined }
  | { readonly role: Role; readonly house: House; readonly digit?: number | undefined }
  | {
      readonly link: "strong" | "weak";
      readonly from: readonly Candidate[];
      readonly to: readonly Candidate[];
    };

/** A mark as findings carry it, with names. The core adds the roles `eliminated` and `placed`. */
export type NamedMark = Mark<string, CellName, HouseName, CandidateName>;

/** A mark with each cell, house, digit and candidate replaced: by its name, or by its image under a symmetry. */
export const mapMark = (mark: Mark | NamedMark, mapping: Mapping): object => mapRecord(mark, mapping);
