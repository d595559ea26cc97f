export { type MyTechnique, myTechnique } from "./my-technique.js";
