// What `find` costs on boards where the basics are stuck: `npm run build && node bench.mjs`.

import { benchTechnique, stuckBoards } from "@wings/testing";
import twoStringKite from "wings-two-string-kite";

const { median, found, boards } = benchTechnique(twoStringKite, stuckBoards(1, 300));
console.log(`${(median / 1000).toFixed(2)} µs a board, ${found} kites on ${boards} boards`);
