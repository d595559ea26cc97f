export { type BivalueOddagon, bivalueOddagon } from "./bivalue-oddagon.js";
export { type BrokenWing, brokenWing } from "./broken-wing.js";
export { type Tridagon, tridagon } from "./tridagon.js";
