import { faults, warnings } from "@wings/test-kit/planted";
import { xyWing } from "@wings/test-kit/technique";

/** A technique for each planted fault, with the code that the tester gives it and the one that ends `wings solve`. */
export const planted = Object.entries({ ...faults, ...warnings }).map(([name, [changes, code, , solve]], i) => ({
  name,
  code,
  solve,
  technique: xyWing({ ...changes, id: `ann/fault-${i}` }),
}));
