export { type ForcingNet, forcingNet } from "./forcing-net.js";
export { nestedNet } from "./nested-net.js";
