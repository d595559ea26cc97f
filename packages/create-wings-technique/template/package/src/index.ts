export { type MyTechnique, myTechnique } from "./my-technique.js";
// The default export makes the module a plugin. It is a technique or a list of techniques.
export { myTechnique as default } from "./my-technique.js";
