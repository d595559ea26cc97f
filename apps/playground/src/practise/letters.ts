import type { Picture } from "@wings/draw";

/** The letters of a lesson on its example: cells and digits. */
export interface Letters {
  readonly cells: readonly (readonly [letter: string, cell: number])[];
  readonly digits: readonly (readonly [letter: string, digit: number])[];
}

/** Names the cells and digits of an example as the text of the lesson does. A lesson without letters has none. */
export function lettersOf(technique: string, { roles, links }: Picture): Letters {
  const [first] = roles;
  const strong = links.filter(({ kind }) => kind === "strong");
  const gone = roles.find(({ look }) => look < 0)?.cells[0].digits[0] ?? 0;
  /** The ends of strong links, as a b, then c d. */
  const ends = strong
    .flatMap(({ from, to }) => [from, to])
    .map((nodes, i) => ["abcd"[i], nodes[0].cell] as const)
    .slice(0, 4);
  switch (technique) {
    case "w-wing":
    case "w-ring":
    case "grouped-w-wing": {
      const wings = first.cells.map(({ cell }, i) => ["PQ"[i], cell] as const);
      const x = links.find(({ kind }) => kind === "weak")?.from[0].digit ?? 0;
      const y = first.cells[0].digits.find((digit) => digit !== x) ?? 0;
      return {
        cells: technique === "grouped-w-wing" ? wings : [...wings, ...ends],
        digits: [
          ["x", x],
          ["y", y],
        ],
      };
    }
    case "xy-wing": {
      const [x, y] = first.cells[0].digits;
      return {
        cells: [],
        digits: [
          ["x", x],
          ["y", y],
          ["z", gone],
        ],
      };
    }
    case "skyscraper":
    case "two-string-kite":
    case "turbot-fish":
      return { cells: ends, digits: [] };
    default:
      return { cells: [], digits: [] };
  }
}
