/** The order of techniques, the ones that are switched off, and the new ones that the player tries, by id. */
export interface Choice {
  readonly order: readonly string[];
  readonly off: readonly string[];
  readonly tried?: readonly string[];
}

/** The known techniques in the order of the choice. Techniques that the choice lacks keep their place after their predecessor in `known`. */
export function arranged(known: readonly string[], { order }: Choice): string[] {
  const list = order.filter((id) => known.includes(id));
  known.forEach((id, i) => {
    if (list.includes(id)) return;
    const before = known.slice(0, i).findLast((other) => list.includes(other));
    list.splice(before === undefined ? 0 : list.indexOf(before) + 1, 0, id);
  });
  return list;
}

/** The selected techniques, in order. */
export const wantedOf = (known: readonly string[], choice: Choice): string[] =>
  arranged(known, choice).filter((id) => !choice.off.includes(id));

const toggledIn = (list: readonly string[], id: string): string[] =>
  list.includes(id) ? list.filter((each) => each !== id) : [...list, id];

export const toggled = (choice: Choice, id: string): Choice => ({ ...choice, off: toggledIn(choice.off, id) });

/** Tries a new technique, or no longer. */
export const triedOrNot = (choice: Choice, id: string): Choice => ({
  ...choice,
  tried: toggledIn(choice.tried ?? [], id),
});

/** Moves a technique up (-1) or down (1) by one. */
export function moved(known: readonly string[], choice: Choice, id: string, by: -1 | 1): Choice {
  const order = arranged(known, choice);
  const from = order.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= order.length) return choice;
  [order[from], order[to]] = [order[to], order[from]];
  return { ...choice, order };
}
