// The tester under `node --test`, on what is published: `npm run test:node`.

import { techniqueTester } from "@wings/testing";
import twoStringKite from "wings-two-string-kite";

techniqueTester(twoStringKite, {
  finds: ["S4 45..7.....9.....2......9..6...5..9.7.........26.....4...4.1269..7..6.31.9....5..4 => r2c9≠3"],
  misses: ["S4 ..8.2...9.34.....7....6.8..4..5......71..6...26.8..9.1....5...31.....75.......218"],
});
