export { type AlsXz, alsXz } from "./als-xz.js";
