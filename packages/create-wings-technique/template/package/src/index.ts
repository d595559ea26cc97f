export { type MyTechnique, myTechnique } from "./my-technique.js";
// A plugin is a module whose default export is a technique, or a list of them.
export { myTechnique as default } from "./my-technique.js";
