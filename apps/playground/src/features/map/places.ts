import { LINE_NAMES, type LineName, STATIONS, type Station } from "../../model/stations.js";

/** Where a line is on the wide map: its row, the column of its first station, and the station from which it branches off. */
interface Track {
  readonly row: number;
  readonly from: number;
  readonly branch?: string;
  /** Free columns, by the number of stations before them. */
  readonly gaps?: Readonly<Record<number, number>>;
}

const TRACKS: Readonly<Record<LineName, Track>> = {
  uniqueness: { row: 1, from: 6, branch: "naked-pair" },
  wings: { row: 2, from: 6, branch: "naked-pair" },
  sets: { row: 3, from: 4, branch: "hidden-single", gaps: { 4: 1 } },
  singles: { row: 4, from: 1 },
  digit: { row: 4, from: 4, branch: "hidden-single" },
  chains: { row: 5, from: 8, branch: "skyscraper" },
  beyond: { row: 6, from: 12, branch: "aic" },
};

export const ROWS = 6;

export interface Place {
  readonly column: number;
  readonly row: number;
}

const placesOf = (line: LineName): [string, Place][] => {
  const { row, from, gaps = {} } = TRACKS[line];
  return frontOf(line).map(({ id }, i) => {
    const free = Object.entries(gaps).reduce((sum, [after, count]) => (i >= Number(after) ? sum + count : sum), 0);
    return [id, { row, column: from + i + free }];
  });
};

/** The stations of a line that are on the map itself. */
export const frontOf = (line: LineName): readonly Station[] =>
  STATIONS.filter((station) => station.line === line && station.isFront);

/** The others of a line. */
export const moreOf = (line: LineName): readonly Station[] =>
  STATIONS.filter((station) => station.line === line && !station.isFront);

/** The place of each station of the wide map. */
export const PLACES: ReadonlyMap<string, Place> = new Map(LINE_NAMES.flatMap(placesOf));

/** The last column is for what follows the last station. */
export const COLUMNS = 1 + Math.max(...[...PLACES.values()].map(({ column }) => column));

/** How far below the top of a row the middle of its pictures is, as `map.css` has it. */
const MIDDLE = 3 / 7.25;

const middleOf = ({ row }: Place): number => row - 1 + MIDDLE;

/** The rail of a line, from where it branches off: path data in units of columns and rows. */
export function railOf(line: LineName): string {
  const { branch } = TRACKS[line];
  const own = frontOf(line).map(({ id }) => PLACES.get(id)!);
  const [first] = own;
  const last = own.at(-1)!;
  const at = (place: Place): string => `${place.column - 0.5} ${middleOf(place)}`;
  const start = branch === undefined ? undefined : PLACES.get(branch)!;
  const end = `H${last.column + (moreOf(line).length > 0 ? 0.5 : -0.5)}`;
  if (start === undefined || start.row === first.row) return `M${at(start ?? first)}${end}`;
  // Down or up between two columns, then along the row.
  const [x, y] = [start.column - 0.5, middleOf(first)];
  const middle = x + 0.5;
  return `M${at(start)}C${middle} ${middleOf(start)} ${middle - 0.1} ${y} ${x + 1} ${y}${end}`;
}
