/** A picture in units of a tenth of a cell: the paths of what has the same look. */
export interface StationPicture {
  /** The part that is shown, as a view box: all boxes with a part of the pattern. */
  readonly view: string;
  readonly houses: readonly (readonly [look: number, path: string])[];
  readonly cells: readonly (readonly [look: number, path: string])[];
  readonly strong: string;
  readonly weak: string;
  /** What goes, and what is placed. */
  readonly out: string;
  readonly in: string;
}
