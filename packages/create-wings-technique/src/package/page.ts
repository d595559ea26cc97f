import { posix } from "node:path";
import { type Complaint, complaint } from "./complaint.js";

/** What a README says to whoever reads it beside no sources: whose page it is, what to type, and where to look. */
export const pageComplaints = (name: string, files: ReadonlyMap<string, string>): Complaint[] => {
  const page = files.get("README.md") ?? "";
  return page.trim() === ""
    ? []
    : [...title(name, page), ...installs(name, page), ...plugins(name, page), ...links(page, files)];
};

const FENCED = /^(`{3,}|~{3,})[^]*?^\1/gm;
/** A name as npm takes it. */
const PACKAGE = /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/;

/** What stands in code, line by line: what a reader types. */
const codeOf = (page: string): string[] =>
  [...(page.match(FENCED) ?? []), ...(page.replace(FENCED, "").match(/`[^`\n]+`/g) ?? [])].flatMap((code) =>
    code.replaceAll("`", "").split("\n"),
  );

/** A title that is the name of a package is that of this one. */
function title(name: string, page: string): Complaint[] {
  const [, said = ""] = /^#[ \t]+(.+?)[ \t#]*$/m.exec(page.replace(FENCED, "")) ?? [];
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

/** Of the lines that install something, one names the package; where none does, a reader gets somebody else's, or nothing. */
function installs(name: string, page: string): Complaint[] {
  const named = codeOf(page)
    .flatMap((code) => [...code.matchAll(/\b(?:npm|pnpm|yarn|bun)[ \t]+(?:install|i|add)\b([^&;|#]*)/g)])
    .map(([line, rest]) => ({
      line: line.trim(),
      packages: rest
        .split(/\s+/)
        .filter((word) => word !== "" && !word.startsWith("-"))
        .map((word) => word.replace(/(.)@.*$/, "$1")),
    }));
  const installing = named.filter(({ packages }) => packages.length > 0);
  if (installing.some(({ packages }) => packages.includes(name))) {
    return installing.flatMap(({ line, packages }) => strangers(name, line, packages));
  }
  const [{ line } = { line: undefined }] = installing;
  return [
    complaint(
      "README",
      line === undefined
        ? `README.md does not say how ${name} is installed.`
        : `README.md says "${line}", which does not install ${name}.`,
      `Write npm install ${name}.`,
    ),
  ];
}

/** Packages that are called nearly like this one: an old name of it, or one that anybody could take. */
const strangers = (name: string, line: string, packages: readonly string[]): Complaint[] =>
  packages
    .filter((other) => other !== name && !other.startsWith("@wings/") && bare(other) === bare(name))
    .map((other) => complaint("README", `README.md says "${line}": ${other} is not ${name}.`, `Write ${name}.`));

const bare = (name: string): string => name.replace(/^@[^/]+\//, "").replace(/^wings-/, "");

/** A line that has the command load packages by their names has it load this one. */
const plugins = (name: string, page: string): Complaint[] =>
  codeOf(page).flatMap((line) => {
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
  const text = page.replace(FENCED, "").replace(/`[^`\n]*`/g, "");
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
