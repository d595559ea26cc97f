import { type Circle, isDev, isOwn, strangeness } from "./circle.js";
import { linesOf } from "./code.js";
import { type Command, commandsOf } from "./commands.js";
import { type Complaint, complaint } from "./complaint.js";
import { specOf } from "./spec.js";

const RUNNER = "@wings/runner";
/** Commands that are called otherwise than their packages. */
const COMMANDS: Readonly<Record<string, string>> = {
  wings: RUNNER,
  "check-wings-technique": "create-wings-technique",
  tsc: "typescript",
};

/** The names of what a README has installed. */
export const installedBy = (page: string): string[] =>
  commandsIn(page).flatMap(({ isRun, packages }) => (isRun ? [] : packages.map((word) => specOf(word).name)));

/**
 * What a README has fetched: somewhere the package itself, and nowhere one that is not known. A reader who types what stands
 * there gets else a stranger's package, or nothing.
 */
export function installComplaints(circle: Circle, page: string): Complaint[] {
  const commands = commandsIn(page);
  const installing = commands.filter(({ isRun, packages }) => !isRun && packages.length > 0);
  if (!installing.some(({ packages }) => packages.some((word) => isOwn(circle, specOf(word))))) {
    return [notInstalled(circle.name, installing[0]?.line)];
  }
  const installed = installedBy(page);
  return commands.flatMap((command) => command.packages.flatMap((word) => strange(circle, command, word, installed)));
}

const commandsIn = (page: string): Command[] => linesOf(page).flatMap(commandsOf);

const notInstalled = (name: string, line: string | undefined): Complaint =>
  complaint(
    "README",
    line === undefined
      ? `README.md does not say how ${name} is installed.`
      : `README.md says "${line}", which does not install ${name}.`,
    `Write npm install ${name}.`,
  );

function strange(circle: Circle, { line, isRun }: Command, word: string, installed: readonly string[]): Complaint[] {
  const owner = isRun ? (COMMANDS[word] ?? circle.commands?.[word]) : undefined;
  if (owner !== undefined) {
    // `wings` is for readers, who have it when they installed it; other tools are for those who work on the package.
    return installed.includes(owner) || (owner !== RUNNER && isDev(circle, owner))
      ? []
      : [
          complaint(
            "README",
            `README.md says "${line}", and not that ${owner} is to be installed: npm would fetch what is called ${word} there.`,
            `Write npm install ${owner} ${circle.name} before.`,
          ),
        ];
  }
  const why = strangeness(circle, word);
  return why === undefined
    ? []
    : [
        complaint(
          "README",
          `README.md says "${line}": ${why}.`,
          `Write ${circle.name}; what a reader needs beside it is of wings, or stands in package.json.`,
        ),
      ];
}
