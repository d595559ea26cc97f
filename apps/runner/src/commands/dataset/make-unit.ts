import { generate } from "@wings/generate";
import type { Answer, Context } from "../../run/answer.js";
import type { Item } from "../../run/contract.js";
import { asUsage, checkWishes, wishesOf } from "../generate/blocks.js";
import { badValue } from "../../techniques/errors.js";
import type { Techniques } from "../../techniques/load-techniques.js";
import { jsonFields } from "../../terminal/sanitize.js";
import { type Recipe, inPart } from "./recipe.js";
import { type PuzzleRecord, boundsOfEr, recordsOf, wishFlagsOf } from "./record.js";
import type { Unit } from "./units.js";
import type { DatasetFlags } from "./command.js";

/** What a unit holds. */
export interface UnitReply {
  readonly puzzles: readonly PuzzleRecord[];
}

/** Makes the units of a run in any order, in any thread. */
export const makeAnswer =
  ({ flags, techniques }: Context<DatasetFlags>): ((item: Item) => Answer) =>
  ({ text }) => ({
    text: jsonFields({ puzzles: [...recordsOf(JSON.parse(text) as Unit, flags, techniques)] } satisfies UnitReply),
    good: true,
  });

/** No puzzle rates higher. */
const HIGHEST = 12;

/** Refuses wishes that can't be met before the first puzzle. */
export function checkParts({ parts }: Recipe, path: string | undefined, techniques: Techniques): void {
  for (const [i, { wishes, seed }] of parts.entries())
    inPart(path, i, () => {
      checkWishes(wishes);
      asUsage(() => generate({ ...wishesOf(wishFlagsOf(wishes, seed), techniques), count: 0 }).next());
      const { er } = wishes as { readonly er?: string };
      const [least, most] = boundsOfEr(er ?? "1");
      if (least > most) throw badValue("--er", er, "the smaller number first");
      if (most < 1 || least > HIGHEST) throw badValue("--er", er, `ratings from 1.0 to ${HIGHEST}.0`);
    });
}
