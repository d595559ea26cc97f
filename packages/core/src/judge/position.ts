import type { Board } from "../board/board.js";
import { isWingsError } from "../errors.js";
import { type SearchResult, search } from "../search/search.js";
import type { FindingJson } from "../technique/finding.js";
import type { Hit } from "../technique/hit.js";
import { describeGuarded, runTechnique } from "../technique/run-technique.js";
import { Sink } from "../technique/sink.js";
import type { Technique } from "../technique/technique.js";

/** A board to judge claims on. What is found on it is kept: in bulk, many claims are about one board. */
export class Position {
  readonly #hits = new Map<Technique, readonly Hit[]>();
  readonly #described = new Map<Hit, FindingJson>();
  #truth: SearchResult | undefined;

  constructor(readonly board: Board) {}

  get truth(): SearchResult {
    return (this.#truth ??= search(this.board));
  }

  /** Frees what techniques found. */
  forget(): void {
    this.#hits.clear();
    this.#described.clear();
  }

  /** What a technique finds, in numbers: only few of thousands are described. */
  hitsOf(technique: Technique): readonly Hit[] {
    let hits = this.#hits.get(technique);
    if (hits === undefined) {
      hits = hitsOn(this.board, technique);
      this.#hits.set(technique, hits);
    }
    return hits;
  }

  /** A hit as a finding: always the same one, so that parts of a claim can share it. */
  describe(technique: Technique, hit: Hit): FindingJson {
    let finding = this.#described.get(hit);
    if (finding === undefined) {
      finding = describeGuarded(technique, this.board, hit);
      this.#described.set(hit, finding);
    }
    return finding;
  }
}

/** A technique with more findings says nothing; others may. */
const MAX_FINDINGS = 100_000;

function hitsOn(board: Board, technique: Technique): readonly Hit[] {
  const sink = new Sink(board, "distinct");
  sink.maxFindings = MAX_FINDINGS;
  try {
    runTechnique(technique, board, sink);
  } catch (error) {
    if (isWingsError(error) && error.code === "WINGS_LIMIT_REACHED") return [];
    throw error;
  }
  return sink.hits;
}
