import type { Board } from "@wings/core";
import { sees } from "@wings/core/author";
import type { Expected } from "@wings/testing";

/** The definition as slow, obvious code: every base, every two columns, every two targets, every way to stand. */

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export function* juniorExocets(board: Board): Generator<Expected> {
  for (const isTurned of [false, true]) {
    const at = (row: number, column: number): number => (isTurned ? column * 9 + row : row * 9 + column);
    const rowOf = (cell: number): number => (isTurned ? cell % 9 : Math.floor(cell / 9));
    const holds = (cell: number, digit: number): boolean => board.digit(cell) === digit || board.has(cell, digit);
    const bandOf = (row: number): number => Math.floor(row / 3);
    const isPlaceable = (digit: number, columns: readonly (readonly number[])[]): boolean => {
      const [a, b, c] = columns.map((cells) => cells.filter((cell) => holds(cell, digit)).map(rowOf));
      return a.some((x) => b.some((y) => c.some((z) => x !== y && x !== z && y !== z)));
    };
    for (const row of NINE) {
      for (const c0 of NINE) {
        const base = NINE.filter((column) => column !== c0 && bandOf(column) === bandOf(c0)).map((column) =>
          at(row, column),
        );
        if (base.some((cell) => board.digit(cell) !== 0)) continue;
        const digits = DIGITS.filter((digit) => base.some((cell) => board.has(cell, digit)));
        if (digits.length < 3 || digits.length > 4) continue;
        const band = NINE.filter((r) => bandOf(r) === bandOf(row));
        for (const c1 of NINE) {
          for (const c2 of NINE.slice(c1 + 1)) {
            if (new Set([c0, c1, c2].map(bandOf)).size < 3) continue;
            const field = [
              NINE.filter((r) => !band.includes(r)).map((r) => at(r, c0)),
              NINE.filter((r) => r !== row).map((r) => at(r, c1)),
              NINE.filter((r) => r !== row).map((r) => at(r, c2)),
            ];
            const others = band.filter((r) => r !== row);
            for (const r1 of others) {
              for (const r2 of others) {
                const targets = [at(r1, c1), at(r2, c2)];
                if (!targets.every((cell) => digits.some((digit) => board.has(cell, digit)))) continue;
                if (
                  digits.some((digit) =>
                    isPlaceable(
                      digit,
                      field.map((cells) => cells.filter((cell) => !targets.includes(cell))),
                    ),
                  )
                )
                  continue;
                /** Can be placed with a target and without the other one, on cells that are allowed. */
                const isPlaceableBy = (
                  digit: number,
                  which: number,
                  isAllowed: (cell: number) => boolean = () => true,
                ): boolean =>
                  isPlaceable(
                    digit,
                    field.map((cells, i) =>
                      (i === which + 1 ? [targets[which]] : cells.filter((cell) => cell !== targets[1 - which])).filter(
                        isAllowed,
                      ),
                    ),
                  );
                const mirrors = [0, 1].map((which) => {
                  const third = others.find((r) => r !== rowOf(targets[which]))!;
                  const column = which === 0 ? c2 : c1;
                  return NINE.filter((c) => bandOf(c) === bandOf(column))
                    .map((c) => at(third, c))
                    .filter((cell) => cell !== targets[1 - which]);
                });
                const fits = (digit: number, which: number): boolean =>
                  board.has(targets[which], digit) &&
                  isPlaceableBy(digit, which) &&
                  mirrors[which].some((cell) => holds(cell, digit));
                const states: number[][] = [];
                for (const a of digits)
                  for (const b of digits)
                    for (const [x, y] of [
                      [a, b],
                      [b, a],
                    ])
                      if (a !== b && board.has(base[0], a) && board.has(base[1], b) && fits(x, 0) && fits(y, 1))
                        states.push([a, b, x, y]);
                if (states.length === 0) continue;
                const gone = new Map<string, { cell: number; digit: number }>();
                const remove = (cell: number, digit: number): unknown =>
                  board.has(cell, digit) && gone.set(`${cell} ${digit}`, { cell, digit });
                for (const [i, cell] of [...base, ...targets].entries())
                  for (const digit of DIGITS) if (!states.some((state) => state[i] === digit)) remove(cell, digit);
                for (const digit of digits) {
                  if (!states.every((state) => state.includes(digit))) continue;
                  for (let cell = 0; cell < 81; cell++) {
                    const isFree = (which: number): boolean =>
                      states.some((state) => state[2 + which] === digit) &&
                      !sees(board, targets[which], cell) &&
                      isPlaceableBy(digit, which, (other) => other === cell || !sees(board, other, cell));
                    if (base.every((each) => sees(board, each, cell)) || (!isFree(0) && !isFree(1)))
                      remove(cell, digit);
                  }
                }
                for (const which of [0, 1]) {
                  const its = DIGITS.filter((digit) => states.some((state) => state[2 + which] === digit));
                  const cells = mirrors[which].filter((cell) => its.some((digit) => holds(cell, digit)));
                  const keep = (kept: readonly number[]): void => {
                    for (const cell of cells)
                      for (const digit of DIGITS) if (!kept.includes(digit)) remove(cell, digit);
                  };
                  if (cells.length === 1) keep(its);
                  if (cells.length !== 2) continue;
                  const box = Array.from({ length: 81 }, (_, cell) => cell).filter(
                    (cell) =>
                      Math.floor(cell / 27) === Math.floor(cells[0] / 27) && bandOf(cell % 9) === bandOf(cells[0] % 9),
                  );
                  const line = NINE.map((c) => at(rowOf(cells[0]), c));
                  const partner = [box, line]
                    .flatMap((house) =>
                      DIGITS.filter((digit) => {
                        const places = house.filter((cell) => board.has(cell, digit));
                        return (
                          !its.includes(digit) && places.length === 2 && places.every((cell) => cells.includes(cell))
                        );
                      }),
                    )
                    .at(0);
                  if (partner !== undefined) keep([...its, partner]);
                }
                if (gone.size > 0)
                  yield {
                    eliminations: [...gone.values()],
                    pattern: { base, targets, lines: [c0, c1, c2].map((c) => (isTurned ? c : c + 9)) },
                  };
              }
            }
          }
        }
      }
    }
  }
}
