/**
 * The formats of boards as text. `docs/formats.md` shows each and tells what it keeps.
 *
 * - `digits`: 81 characters
 * - `digits-grid`: 81 characters in a frame
 * - `simple-sudoku`: the frame of Simple Sudoku's `.ss` files
 * - `sdk`: SadMan's `.sdk` files, with a `[State]` when digits were placed
 * - `candidates`: 729 characters
 * - `grid`: a candidate grid, as forums and most solvers print it
 * - `marked-grid`: a candidate grid with `<5>` for a given and `{5}` for a placed digit
 * - `library`: a line of the HoDoKu library
 * - `url`: all that a board has, in letters and digits
 */
export type FormatName =
  "digits" | "digits-grid" | "simple-sudoku" | "sdk" | "candidates" | "grid" | "marked-grid" | "library" | "url";
