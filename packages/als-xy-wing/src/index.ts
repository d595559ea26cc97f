export { type AlsXyWing, alsXyWing } from "./als-xy-wing.js";
