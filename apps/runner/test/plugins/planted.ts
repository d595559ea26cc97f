import { faults, warnings } from "../../../../packages/testing/test/planted.js";
import { xyWing } from "../../../../packages/testing/test/technique.js";

/** A technique for each planted fault, with the code that the tester gives it and the one that ends `wings solve`. */
export const planted = Object.entries({ ...faults, ...warnings }).map(([name, [changes, code, , solve]], i) => ({
  name,
  code,
  solve,
  technique: xyWing({ ...changes, id: `ann/fault-${i}` }),
}));
