import { type Complaint, complaint } from "./complaint.js";
import { CORE } from "./fields.js";
import { importsOf } from "./modules.js";

/** What modules and types of the package import, beyond it: the build is to need nothing but, at most, the core. */
export function importComplaints(files: ReadonlyMap<string, string>): Complaint[] {
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
