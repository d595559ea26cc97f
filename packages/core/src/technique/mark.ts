import type { CellName, HouseName } from "../board/notation.js";

/**
 * What to draw of a finding, without saying how. Roles are the technique's own words; each is declared in its `roles`.
 * A cell mark without digits means the whole cell.
 */
export type Mark<Cell = number, House = number> =
  | { readonly role: string; readonly cell: Cell; readonly digits?: readonly number[] }
  | { readonly role: string; readonly house: House; readonly digit?: number }
  | {
      readonly link: "strong" | "weak";
      readonly from: Cell;
      readonly digit: number;
      readonly to: Cell;
      /** The digit at the far end, where it is another one. */
      readonly toDigit?: number;
    };

/** A mark as findings carry it: cells and houses by name. The core adds the roles `eliminated` and `placed` itself. */
export type NamedMark = Mark<CellName, HouseName>;
