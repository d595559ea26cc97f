export { type Template, template } from "./template.js";
