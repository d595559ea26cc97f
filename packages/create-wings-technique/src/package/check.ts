import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeComplaints } from "./before.js";
import { benchOf } from "./bench.js";
import { type Complaint, complaint } from "./complaint.js";
import { caseComplaints } from "./cases.js";
import { entryComplaints, subpathComplaints } from "./entry.js";
import { CORE, type Core, fieldComplaints } from "./fields.js";
import { findingsUnseen } from "./findings.js";
import { importComplaints } from "./imports.js";
import { licenseComplaints } from "./license.js";
import { looseComplaints } from "./loose.js";
import { type Manifest, manifestOf, recordOf, textOf } from "./manifest.js";
import { moduleComplaints } from "./module.js";
import { commandsFor, installed, packed } from "./pack.js";
import { pageComplaints } from "./page.js";
import { reachComplaints } from "./reach.js";
import { readmeComplaints } from "./readme.js";
import { tarballComplaints } from "./tarball.js";
import { typesUnseen } from "./types.js";
import { wordComplaints } from "./words.js";

export interface Checked {
  /** `wings-two-string-kite@1.0.0` */
  readonly name: string;
  /** What would be packed. */
  readonly files: readonly string[];
  /** All that keeps it from being published; nothing, where it may be. */
  readonly complaints: readonly Complaint[];
  /** What could not be looked at, where something could not. */
  readonly unseen?: string;
}

/** Looks at the package of a technique as npm would pack it. It must have been built. */
export function checkPackage(folder: string): Checked {
  const manifest = read(folder);
  if (typeof manifest === "string") {
    const why = complaint("FILE", `${join(folder, "package.json")}: ${manifest}`, "Give the folder of a package.");
    return { name: folder, files: [], complaints: [why] };
  }
  const name = `${textOf(manifest.name)}@${textOf(manifest.version)}`;
  const files = packed(folder);
  if (typeof files === "string") {
    const why = complaint("PACK", `npm can't pack it: ${files}`, "Mend that, and what else is said of package.json.");
    return { name, files: [], complaints: [...fieldComplaints(manifest, coreOf(folder)), why] };
  }
  const unseen = typesUnseen(folder) ?? findingsUnseen(folder);
  return {
    name,
    files: [...files.keys()].sort(),
    complaints: complaintsOf(folder, files),
    ...(unseen === undefined ? {} : { unseen }),
  };
}

/** What is wrong with what is packed of a folder. */
export function complaintsOf(folder: string, files: ReadonlyMap<string, string>): Complaint[] {
  const manifest = manifestOf(files);
  const name = textOf(manifest.name);
  const complaints = [
    ...fieldComplaints(manifest, coreOf(folder)),
    ...licenseComplaints(files),
    ...tarballComplaints(files),
    ...entryComplaints(manifest),
    ...reachComplaints(files),
    ...importComplaints(files),
    ...looseComplaints(files),
    ...pageComplaints(name, files, commandsFor(folder, manifest)),
    ...wordComplaints(folder),
    ...caseComplaints(folder, manifest),
    ...beforeComplaints(manifest),
  ];
  const bench = benchOf(folder, name, files.keys());
  try {
    const readme = files.get("README.md") ?? "";
    const loaded = moduleComplaints(folder, bench, name, readme);
    complaints.push(...loaded, ...subpathComplaints(bench, name, manifest, files));
    // Where the module does not load, no program of the page can run.
    if (!loaded.some(({ code }) => code.endsWith("_LOAD"))) {
      complaints.push(...readmeComplaints(folder, manifest, readme, bench));
    }
    return complaints;
  } finally {
    bench.clear();
  }
}

/** The package.json of a folder, or what is wrong with it. */
function read(folder: string): Manifest | string {
  try {
    return manifestOf(new Map([["package.json", readFileSync(join(folder, "package.json"), "utf8")]]));
  } catch (error) {
    return (error as Error).message;
  }
}

/** The core that the package has been built and tested with: the one that is installed. */
function coreOf(folder: string): Core {
  const { version, engines } = installed(folder, CORE);
  return { version: textOf(version) || "1.0.0", node: textOf(recordOf(engines).node) || ">=20.19" };
}
