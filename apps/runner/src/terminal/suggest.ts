/** The known word that is most similar to a mistyped one, if any is similar enough. */
export function suggest(typed: string, known: readonly string[]): string | undefined {
  const wanted = typed.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const word of known) {
    // Of two equally similar words the one with the same first letter wins: few people mistype that one.
    const edits = editDistance(wanted, word.toLowerCase()) + (word.startsWith(wanted.slice(0, 1)) ? 0 : 0.5);
    if (edits < least) [best, least] = [word, edits];
  }
  return best ?? (wanted.length > 1 ? known.find((word) => word.startsWith(wanted)) : undefined);
}

/**
 * The known technique id that is most similar to a mistyped one. `x-wing` is a technique, not a mistyped `xy-wing`, so each
 * part of the id must be similar for itself.
 */
export const suggestId = (typed: string, ids: readonly string[]): string | undefined =>
  suggest(
    typed,
    ids.filter((id) => hasSimilarParts(typed.toLowerCase(), id)),
  );

function hasSimilarParts(typed: string, id: string): boolean {
  const [parts, wanted] = [typed.split(/[-/]/), id.split(/[-/]/)];
  // Only the hyphens may be wrong, or part of the id may be missing.
  if (parts.length !== wanted.length) return parts.join("") === wanted.join("") || id.startsWith(typed);
  return parts.every(
    (part, i) => editDistance(part, wanted[i]) <= Math.floor(Math.max(part.length, wanted[i].length) / 3),
  );
}

/** How many letters must be changed, inserted, removed or swapped with the next one to turn one word into the other. */
function editDistance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwapped) least = Math.min(least, rows[i - 2][j - 2] + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length][b.length];
}
