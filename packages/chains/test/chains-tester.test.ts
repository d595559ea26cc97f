import { techniqueTester } from "@wings/testing";
import { describe, it } from "vitest";
import { aic, alsAic, groupedAic, xChain, xyChain } from "../src/index.js";

const TWO_PLACES = ".4......512..7..8667..9.32......7..2..28.37..4..2......93.8..5771..5..638......9.";
const TWO_DIGITS = "..8..5..6.3.......6.2.4.5.7...384.59..65..2.39..7...4...4.5.8.....2.8...8.946....";
const EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SETS = "w18j4Bik3j7j1j4p9Cmk64j4jgj952kI2I218kejdj5kd2j79AiEaEiDiDiD8jI5A5lAik78617f9834k";
const framework = { describe, it };

techniqueTester(xChain, { finds: [`S4 ${TWO_PLACES} => r1c6≠1`], misses: [`S4 ${EASY}`] }, framework);
techniqueTester(
  xyChain,
  {
    finds: [
      {
        board: `S4 ${TWO_DIGITS}`,
        outcome: "r3c6≠1",
        message:
          "If r1c4 is not 1, it is 9. Then r1c7 can't be 9, so it is 3. Then r3c8 can't be 3, so it is 1. " +
          "So 1 is in r1c4, or 1 is in r3c8. Either way: remove 1 from r3c6.",
      },
    ],
    misses: [`S4 ${EASY}`],
  },
  framework,
);
techniqueTester(aic, { finds: [`S4 ${TWO_PLACES} => r2c6≠4`], misses: [`S4 ${EASY}`] }, framework);
techniqueTester(groupedAic, { finds: [`S4 ${TWO_PLACES} => r2c6≠4`], misses: [`S4 ${EASY}`] }, framework);
techniqueTester(
  alsAic,
  { finds: [`S4 ${TWO_PLACES} => r2c6≠4`, `${SETS} => r3c9≠2`], misses: [`S4 ${EASY}`] },
  framework,
);
