import type { Board, Technique } from "@wings/core";
import { type Options, type Pattern, type Reporter, defineTechnique } from "@wings/core/author";
import type { Described, FoundHit } from "./protocol.js";

/**
 * A technique on the side of the host. It finds what `ask` returns. Its reporter refuses wrong cells, digits and candidates.
 */
export function proxyOf(
  { id, meta, options, message }: Described,
  ask: (board: Board, report: Reporter, options: Options) => readonly FoundHit[],
): Technique {
  // By pattern as JSON: a sink copies patterns.
  const found = new Map<string, FoundHit>();
  const of = (pattern: Pattern): FoundHit => found.get(JSON.stringify(pattern))!;
  return defineTechnique({
    ...meta,
    id,
    message,
    find: (board, report, settings) => {
      const hits = ask(board, report, settings);
      found.clear();
      for (const each of hits) {
        const { pattern, size, eliminations, placements } = each.hit;
        found.set(JSON.stringify(pattern), each);
        for (let i = 0; i < eliminations.length; i += 4) {
          report.eliminateWords(eliminations[i], eliminations[i + 1], eliminations[i + 2], eliminations[i + 3]);
        }
        for (const { cell, digit } of placements) report.place(cell, digit);
        if (report.commit(pattern as Pattern, size)) return;
      }
    },
    reason: (pattern) => of(pattern).reason,
    marks: (pattern) => of(pattern).marks,
    data: (pattern) => of(pattern).data,
  }).with(options);
}
