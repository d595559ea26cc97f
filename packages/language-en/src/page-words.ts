import type { late } from "./late.js";
import type { argue } from "./page/argue.js";
import type { boards } from "./page/boards.js";
import type { dialogs } from "./page/dialogs.js";
import type { film } from "./page/film.js";
import type { first } from "./page/first.js";
import type { hints } from "./page/hints.js";
import type { map } from "./page/map.js";
import type { path } from "./page/path.js";
import type { play } from "./page/play.js";
import type { practice } from "./page/practice.js";
import type { problems } from "./page/problems.js";
import type { steps } from "./page/steps.js";
import type { training } from "./page/training.js";

/** English words in another language: a text for a text, a function for a function. What is missing stays English. */
export type Translated<T> = T extends string
  ? string
  : T extends RegExp | readonly unknown[] | ((...values: never[]) => unknown)
    ? T
    : { readonly [Key in keyof T]?: Translated<T[Key]> | undefined };

/** All that the page says in English. */
export type EnglishPage = typeof first & typeof late & { readonly problems: typeof problems };

/** All that the page says in a language. */
export type Page = Translated<EnglishPage>;

/** The same by file of the folder `page`. */
export interface PageWords {
  readonly argue: Translated<typeof argue>;
  readonly boards: Translated<typeof boards>;
  readonly dialogs: Translated<typeof dialogs>;
  readonly film: Translated<typeof film>;
  readonly first: Translated<typeof first>;
  readonly hints: Translated<typeof hints>;
  readonly map: Translated<typeof map>;
  readonly path: Translated<typeof path>;
  readonly play: Translated<typeof play>;
  readonly practice: Translated<typeof practice>;
  readonly problems: Translated<typeof problems>;
  readonly steps: Translated<typeof steps>;
  readonly training: Translated<typeof training>;
}
