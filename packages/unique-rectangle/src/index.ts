export {
  type RectangleWithExtras,
  avoidableRectangle1,
  avoidableRectangle2,
  uniqueRectangle1,
  uniqueRectangle2,
  uniqueRectangle5,
} from "./by-extras.js";
export { type ForcedRectangle, hiddenRectangle, uniqueRectangle4, uniqueRectangle6 } from "./by-force.js";
export { type RectangleWithSet, uniqueRectangle3 } from "./with-set.js";
