export * from "./wings.js";
