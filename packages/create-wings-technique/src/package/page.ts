import { posix } from "node:path";
import { type Circle, bare } from "./circle.js";
import { linesOf, proseOf, withoutBlocks } from "./code.js";
import { type Complaint, complaint } from "./complaint.js";
import { installComplaints } from "./installs.js";
import { manifestOf } from "./manifest.js";
import { specifierComplaints } from "./specifiers.js";

/** What a README says to whoever reads it beside no sources: whose page it is, what to type, and where to look. */
export const pageComplaints = (
  name: string,
  files: ReadonlyMap<string, string>,
  commands: Circle["commands"] = {},
): Complaint[] => {
  const page = files.get("README.md") ?? "";
  const circle = { name, manifest: manifestOf(files), commands };
  return page.trim() === ""
    ? []
    : [
        ...title(name, page),
        ...installComplaints(circle, page),
        ...specifierComplaints(circle, page),
        ...plugins(name, page),
        ...links(page, files),
      ];
};

/** A name as npm takes it. */
const PACKAGE = /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/;

/** A title that is the name of a package is that of this one. */
function title(name: string, page: string): Complaint[] {
  const [, said = ""] = /^#[ \t]+(.+?)[ \t#]*$/m.exec(withoutBlocks(page)) ?? [];
  const called = said.replace(/`/g, "");
  const isOther = called !== name && PACKAGE.test(called) && /^@|-/.test(called) && called !== bare(name);
  return isOther
    ? [
        complaint(
          "README",
          `README.md is titled ${called}, and the package is called ${name}.`,
          `Begin it with "# ${name}".`,
        ),
      ]
    : [];
}

/** A line that has the command load packages by their names has it load this one. */
const plugins = (name: string, page: string): Complaint[] =>
  linesOf(page).flatMap((line) => {
    const named = [...line.matchAll(/--plugin[ \t=]+["']?([^\s"']+)/g)].map(([, plugin = ""]) => plugin);
    const [other] = named.filter((plugin) => PACKAGE.test(plugin) && !/\.[cm]?js$/.test(plugin));
    return other === undefined || named.includes(name)
      ? []
      : [
          complaint(
            "README",
            `README.md says --plugin ${other}, and the package is called ${name}.`,
            `Write --plugin ${name}.`,
          ),
        ];
  });

/** Links and pictures by a path: on npm's page, and in node_modules, there is only what is packed. */
const links = (page: string, files: ReadonlyMap<string, string>): Complaint[] => {
  const text = proseOf(page);
  const found = [
    ...text.matchAll(/\]\(\s*<?([^\s)>]+)/g),
    ...text.matchAll(/^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)/gm),
    ...text.matchAll(/<(?:img|a|source)\b[^>]*?\s(?:src|href)=["']([^"']+)["']/gi),
  ].map(([, to = ""]) => to);
  return [...new Set(found)]
    .filter((to) => !/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(to))
    .filter((to) => !isThere(to, files))
    .map((to) =>
      complaint(
        "LINK",
        `README.md points at ${to}, which would not be in the package.`,
        'Write the whole address (https://…), or let "files" in package.json list it.',
      ),
    );
};

/** A file that is packed, or a folder of some. */
function isThere(to: string, files: ReadonlyMap<string, string>): boolean {
  const path = posix.normalize(to.replace(/[?#].*$/, "")).replace(/\/$/, "");
  return files.has(path) || [...files.keys()].some((file) => file.startsWith(`${path}/`));
}
