import { makeParts } from "../run/parts.js";
import { FILTERS, filterNamed } from "./list.js";

/** Parts of the commands that answer boards. */
export const { partOf, makeWorker } = makeParts({ named: filterNamed, names: FILTERS });
