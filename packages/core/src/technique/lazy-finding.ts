import type { Board } from "../board/board.js";
import type { Finding, FindingJson } from "./finding.js";
import type { Hit } from "./hit.js";
import { type BoardSnapshot, describeGuarded } from "./run-technique.js";
import type { Technique } from "./technique.js";

/** Gives the board on which a finding was made, whenever it is asked. */
export interface BoardSource {
  boardAt(index: number): Board;
}

/** A finding that is described when somebody reads it. */
export class LazyFinding implements Finding {
  /** All fields, once one of them was read. */
  fields: FindingJson | undefined = undefined;

  constructor(
    readonly by: Technique,
    readonly hit: Hit,
    readonly source: BoardSource,
    readonly index: number,
  ) {}

  /** Describes it now, on a board that is at hand. */
  describeOn(board: Board, before: BoardSnapshot): void {
    this.fields = describeGuarded(this.by, board, this.hit, before);
  }

  toJSON(): FindingJson {
    return (this.fields ??= describeGuarded(this.by, this.source.boardAt(this.index), this.hit));
  }

  get schema(): FindingJson["schema"] {
    return this.toJSON().schema;
  }
  get technique(): string {
    return this.by.id;
  }
  get name(): string {
    return this.by.meta.name;
  }
  get size(): number {
    return this.hit.size;
  }
  get assumes(): FindingJson["assumes"] {
    return this.by.meta.assumes;
  }
  get eliminations(): FindingJson["eliminations"] {
    return this.toJSON().eliminations;
  }
  get placements(): FindingJson["placements"] {
    return this.toJSON().placements;
  }
  get pattern(): FindingJson["pattern"] {
    return this.toJSON().pattern;
  }
  get reason(): FindingJson["reason"] {
    return this.toJSON().reason;
  }
  get lemmas(): FindingJson["lemmas"] {
    return this.toJSON().lemmas;
  }
  get marks(): FindingJson["marks"] {
    return this.toJSON().marks;
  }
  get message(): FindingJson["message"] {
    return this.toJSON().message;
  }
  get text(): string {
    return this.toJSON().text;
  }
}
