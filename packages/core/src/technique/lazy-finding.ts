import type { Board } from "../board/board.js";
import { type FindingJson, SCHEMA } from "./finding.js";
import type { Hit } from "./hit.js";
import { describeGuarded } from "./run-technique.js";
import type { Technique } from "./technique.js";

/** Gives the board on which a finding was made, whenever it is asked. */
export interface BoardSource {
  boardAt(index: number): Board;
}

/**
 * A finding that is described when somebody reads it. Its own enumerable fields are those of a finding, so that `{ ...finding }`,
 * `structuredClone` and comparisons see them.
 */
export class LazyFinding {
  readonly schema = SCHEMA;
  readonly technique: string;
  readonly name: string;
  readonly size: number;
  readonly #describe: () => FindingJson;

  /** `fields` are those of a finding that is described already. */
  constructor(technique: Technique, hit: Hit, source: BoardSource, index: number, fields?: FindingJson) {
    const { name, assumes } = technique.meta;
    this.technique = technique.id;
    this.name = name;
    this.size = hit.size;
    if (assumes) (this as { assumes?: string }).assumes = assumes;
    this.#describe = () => (fields ??= describeGuarded(technique, source.boardAt(index), hit));
    // One by one: V8 defines several at once more slowly.
    for (const [key, accessor] of LAZY) Object.defineProperty(this, key, accessor);
  }

  toJSON(): FindingJson {
    return this.#describe();
  }

  /** What Node.js prints. */
  [Symbol.for("nodejs.util.inspect.custom")](): FindingJson {
    return this.#describe();
  }
}

/** The fields that are described, each with its accessor. */
const LAZY = /* @__PURE__ */ "eliminations placements pattern reason lemmas counts marks message text"
  .split(" ")
  .map((key) => [
    key,
    {
      enumerable: true,
      get(this: LazyFinding): unknown {
        return this.toJSON()[key as keyof FindingJson];
      },
    },
  ]) as [string, PropertyDescriptor][];
