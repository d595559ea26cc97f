export { type Messages, forEachName } from "./messages.js";
export { todo } from "./todo.js";
export { first } from "./page/first.js";
export type { EnglishPage, Page, PageWords, Translated } from "./page-words.js";
