// Puzzles with other houses, for the benches of layouts.

/** Puzzles of a jigsaw come from one map each ten. */
const FROM_ONE_MAP = 10;

/**
 * Minimal puzzles of a layout; `jigsaw` has random maps. With `isQuick`, only maps on which a grid is soon found.
 * @param {Record<string, any>} wings
 * @param {string} name
 * @param {{ seed: number, count: number, isQuick?: boolean }} options
 */
export function* layoutPuzzles(wings, name, { seed, count, isQuick = false }) {
  const { generate, jigsawMap, layoutOf, random } = wings;
  if (name !== "jigsaw") {
    const layout = layoutOf(name);
    for (const { puzzle } of generate({ seed, count, layout })) yield { layout, puzzle };
    return;
  }
  let left = count;
  for (let map = 0; left > 0; map++) {
    const layout = layoutOf(`jigsaw:${jigsawMap(random(seed * 1000 + map))}`);
    if (isQuick && !hasGridSoon(wings, layout)) continue;
    const some = { seed: seed + map, count: Math.min(left, FROM_ONE_MAP), layout };
    try {
      // A map of regions may have few grids, or none.
      for (const { puzzle } of generate(some)) {
        yield { layout, puzzle };
        left--;
      }
    } catch (error) {
      if (!(error instanceof Error) || !("code" in error)) throw error;
    }
  }
}

/** Whether a search finds grids without much trying. On some maps, it takes minutes to make a puzzle. @param {Record<string, any>} wings @param {any} layout */
function hasGridSoon({ Board, search }, layout) {
  const board = new Board(layout);
  for (let i = 0; i < 9; i++) board.place(i, i + 1);
  board.mostGuesses = 3000;
  try {
    return search(board).count > 0;
  } catch {
    return false;
  }
}
