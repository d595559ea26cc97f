// What only the techniques of wings import: their steps run unproved, because our tests prove them.

export { defineBuiltIn } from "./technique/define-built-in.js";
