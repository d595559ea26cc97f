import { isBuiltin } from "node:module";
import { type Circle, isPeer, strangeness } from "./circle.js";
import { blocksOf } from "./code.js";
import { type Complaint, complaint } from "./complaint.js";
import { installedBy } from "./installs.js";
import { recordOf } from "./manifest.js";

const IMPORTS = [
  /\b(?:import|export)\b[^"'`;()]*?\bfrom\s*["']([^"'\n]+)["']/g,
  /\bimport\s*["']([^"'\n]+)["']/g,
  /\b(?:import|require)\s*\(\s*["']([^"'\n]+)["']/g,
];

/** What a piece of code imports, in any way. */
export const specifiersIn = (code: string): string[] => [
  ...new Set(IMPORTS.flatMap((form) => [...code.matchAll(form)].map(([, specifier]) => specifier))),
];

/** What the code of a README imports, also where it is a piece that is not run: this package, and what its reader has. */
export const specifierComplaints = (circle: Circle, page: string): Complaint[] =>
  blocksOf(page).flatMap(({ line, code }) =>
    specifiersIn(code).flatMap((specifier) => {
      const why = whatIsWrong(circle, specifier, page);
      return why === undefined
        ? []
        : [
            complaint(
              "README",
              `The code in line ${line} of README.md imports "${specifier}": ${why}.`,
              `Write "${circle.name}"; or say above how the other is installed.`,
            ),
          ];
    }),
  );

function whatIsWrong(circle: Circle, specifier: string, page: string): string | undefined {
  if (/^[.#/]/.test(specifier) || isBuiltin(specifier)) return undefined;
  if (/^https?:/.test(specifier)) return strangeness(circle, inAddress(circle.name, specifier));
  const name = packageOf(specifier);
  if (name === circle.name) return exportsIt(circle, specifier) ? undefined : "package.json does not export that";
  if (isPeer(circle, name)) return undefined;
  return (
    strangeness(circle, name) ?? (installedBy(page).includes(name) ? undefined : `it does not have ${name} installed`)
  );
}

/** The package that an import is of. */
export const packageOf = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;

/** The part of an address, as those that serve packages to pages have it, that is the package: `wings-kite@1.0.0`. */
function inAddress(name: string, address: string): string {
  const { pathname } = new URL(address);
  const found = pathname.match(/(?:@[^/@]+\/)?[^/@:]+(?:@[^/]+)?/g) ?? [];
  return (
    found.find((part) => part === name || part.startsWith(`${name}@`)) ??
    found.find((part) => part.includes("@", 1)) ??
    address
  );
}

function exportsIt({ name, manifest }: Circle, specifier: string): boolean {
  const paths = Object.keys(recordOf(manifest.exports));
  const path = `.${specifier.slice(name.length)}`;
  return path === "." || paths.includes(path) || paths.some((other) => other.includes("*"));
}
