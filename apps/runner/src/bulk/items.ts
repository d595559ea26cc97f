import { badValue } from "../errors.js";
import type { Item } from "../engine.js";
import type { Text } from "../input.js";

/** Every Nth board, from the Ith. */
export interface Shard {
  readonly number: number;
  readonly of: number;
}

export function readShard(text: string | undefined): Shard {
  if (text === undefined) return { number: 1, of: 1 };
  const [number, of] = text.split("/").map(Number);
  if (number < 1 || number > of) throw badValue("--shard", text, `a number from 1 to ${of} before the slash`);
  return { number, of };
}

/** The texts that are ours, numbered, in parts of at most `size`; those of a part arrived together. */
export async function* itemsOf(
  chunks: AsyncIterable<readonly Text[]>,
  { number, of }: Shard,
  size: number,
): AsyncGenerator<Item[]> {
  let index = -1;
  for await (const texts of chunks) {
    let part: Item[] = [];
    for (const { text, line } of texts) {
      index++;
      if (index % of !== number - 1) continue;
      part.push({ index, text, line });
      if (part.length === size) {
        yield part;
        part = [];
      }
    }
    if (part.length > 0) yield part;
  }
}
