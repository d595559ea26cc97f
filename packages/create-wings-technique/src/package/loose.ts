import { type Complaint, complaint } from "./complaint.js";
import { codeAlone, lineAt } from "./uncode.js";

/** Comments that have the compiler overlook something. */
const OVERLOOKING = /\/[/*]\s*@ts-(?:ignore|nocheck|expect-error)/;
/** The type, and not a field, a parameter or a function that is called so. */
const ANY = /(?<![.\w$])any(?![\w$]|\s*\??\s*:|\s*\()/;

/** What is declared for everybody, also for those who only import the package. */
const FOR_ALL = /\bdeclare\s+global\b/;

/**
 * Where packed types leave something open: with `any`, every program compiles, whatever it does with
 * what it is handed. What they declare for all does the same to code that has nothing to do with them.
 */
export const looseComplaints = (files: ReadonlyMap<string, string>): Complaint[] =>
  [...files]
    .filter(([file]) => /\.d\.[cm]?ts$/.test(file))
    .flatMap(([file, text]) => [
      ...told(file, text, OVERLOOKING, "has the compiler overlook what is wrong", "Remove the comment, and mend it."),
      ...told(
        file,
        codeAlone(text),
        ANY,
        "says any, so that the compiler sees no mistake in what others do with it",
        "Write the type that it has in the sources, `unknown` where nobody knows it, and build again.",
      ),
      ...told(
        file,
        codeAlone(text),
        FOR_ALL,
        "changes the types of every program that imports it (declare global)",
        "Declare what is yours in your own module, and build again.",
      ),
    ]);

function told(file: string, text: string, form: RegExp, what: string, hint: string): Complaint[] {
  const at = text.search(form);
  return at < 0 ? [] : [complaint("TYPES", `${file}, line ${lineAt(text, at)}: ${what}.`, hint)];
}
