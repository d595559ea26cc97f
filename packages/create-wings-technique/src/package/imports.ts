import { init, parse } from "es-module-lexer";
import { type Complaint, complaint } from "./complaint.js";
import { CORE } from "./fields.js";

/** What modules and types of the package import, beyond it: the build is to need nothing but, at most, the core. */
export async function importComplaints(files: ReadonlyMap<string, string>): Promise<Complaint[]> {
  await init;
  return [...files].flatMap(([file, text]) =>
    importsOf(file, text)
      .filter((name) => name === undefined || !(/^\.\.?\//.test(name) || name === CORE))
      .map((name) =>
        complaint(
          "IMPORT",
          `${file} imports ${name === undefined ? "something that is known only when it runs" : `"${name}"`}.`,
          file.endsWith("js")
            ? `A technique runs in pages and workers too: import ${CORE} only, and bundle what else you need of your own.`
            : `Whoever has the package does not have that: use types of your own or of ${CORE}.`,
        ),
      ),
  );
}

function importsOf(file: string, text: string): (string | undefined)[] {
  if (/\.d\.[cm]?ts$/.test(file)) {
    return [...text.matchAll(/\b(?:from|import)\s*\(?\s*["']([^"']+)["']/g)].map(([, name]) => name);
  }
  if (!/\.[cm]?js$/.test(file)) return [];
  try {
    // `import.meta` is in the list too, as -2: it imports nothing.
    return parse(text)[0]
      .filter(({ d }) => d !== -2)
      .map(({ n }) => n);
  } catch {
    // What is no module is told where it is loaded.
    return [];
  }
}
