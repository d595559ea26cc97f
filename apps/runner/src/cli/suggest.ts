/** The known word that a mistyped one was meant to be, if any is near enough. */
export function suggest(typed: string, known: readonly string[]): string | undefined {
  const wanted = typed.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const word of known) {
    // Of two that are as near, the one with the same beginning: who types it seldom errs there.
    const steps = distance(wanted, word.toLowerCase()) + (word.startsWith(wanted.slice(0, 1)) ? 0 : 0.5);
    if (steps < least) [best, least] = [word, steps];
  }
  return best ?? (wanted.length > 1 ? known.find((word) => word.startsWith(wanted)) : undefined);
}

/** How many letters must be changed, added, dropped or swapped with the next to make one word of the other. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, rows[i - 2][j - 2] + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length][b.length];
}
