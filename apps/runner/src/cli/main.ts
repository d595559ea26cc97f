import { type Values, readLine } from "./flags.js";
import { type RunnerError, commandForgotten, noInput, tooManyInputs, unfinished, unknownCommand } from "../errors.js";
import { help, helpOf, shortHelp } from "./help.js";
import { lookOf, plain } from "../terminal/terminal-style.js";
import { withSettings } from "../settings.js";
import { suggest } from "./suggest.js";
import { COMMANDS, flagsOf } from "./commands.js";
import { endQuietly, tell, write } from "../output.js";
import { VERSION } from "../version.js";

/** What commands that read no boards can't do without. */
const WANTED: Readonly<Record<string, string | undefined>> = {
  completion: "a shell: bash, zsh or fish",
  test: "a plugin: a file, a folder or a package",
};

/** The flags with all settings, as soon as they are known: errors look as they say. */
let known: Values = {};

endQuietly(process.stdout);
// Commands that have something to bring to an end take this over. A thread ends with its process.
process.on("SIGINT", () => process.exit(130));
// Nothing is under way any more, and there is no answer: the status must not say that all is fine.
process.on("beforeExit", () => void report(unfinished()).then((status) => process.exit(status)));
main(process.argv.slice(2)).catch(report).then(end, report);

/** Everything is written (stderr is synchronous, wherever it goes on POSIX): nothing that is still open, such as a pipe that nobody closes, keeps the process. */
async function end(status: number): Promise<void> {
  // Where it can't be written that was told already.
  await write("").catch(() => undefined);
  process.exit(status);
}

async function main(words: readonly string[]): Promise<number> {
  const [first, ...rest] = words;
  if (first === undefined) {
    tell(help());
    return 2;
  }
  if (first === "--version" || first === "-V" || first === "version") return say(`${VERSION}\n`);
  const isHelp = ["help", "--help", "-h"].includes(first);
  const name = isHelp ? (rest[0] ?? "-") : first;
  if (isHelp && name.startsWith("-")) return say(help());
  const command = COMMANDS.find((each) => each.name === name);
  if (command === undefined && first.startsWith("-") && !isHelp) {
    throw (await import("./missing-command.js")).forgotten(words);
  }
  if (command === undefined && isBoard(first)) throw commandForgotten(first);
  if (command === undefined) {
    throw unknownCommand(
      name,
      suggest(
        name,
        COMMANDS.map((each) => each.name),
      ),
    );
  }
  if (isHelp) return say(helpOf(command));

  const { flags, inputs } = readLine(command.name, rest, flagsOf(command));
  if (flags.help === true) return say(helpOf(command));
  const most = { none: 0, optional: 1, one: 1, file: 1, many: Infinity }[command.inputs];
  if (inputs.length > most) throw tooManyInputs(command.name, most, inputs[most]);
  if (inputs.length === 0 && !["none", "optional"].includes(command.inputs)) {
    if (process.stdin.isTTY) {
      tell(shortHelp(command));
      return 2;
    }
    const wanted = WANTED[command.name];
    if (wanted !== undefined) throw noInput(command.name, wanted);
  }
  const { run } = await command.load();
  known = await withSettings(flags, command.flags);
  return run({ command: command.name, inputs, flags: known });
}

/** Whether a word is rather a board than a command: what `openInput` would take as one. */
function isBoard(word: string): boolean {
  return word.replace(/[^\d.*_]/g, "").length >= 17 || /^w\d\w{16,}$/.test(word.trim());
}

async function say(text: string): Promise<number> {
  await write(text);
  return 0;
}

/** Every error ends here: what happened, and what to do, as wide and as colourful as stderr is. */
async function report(error: unknown): Promise<number> {
  const { code, message, exit, hint, objection, stack } = error as Partial<RunnerError>;
  const isOurs = typeof code === "string" && code.startsWith("WINGS_");
  const look = lookOf(known, process.stderr);
  const picture = objection === undefined ? "" : (await import("../commands/index.js")).drawObjection(objection, look);
  tell(plain(look, `wings: ${message ?? String(error)}${isOurs ? ` (${code})` : ""}\n`));
  tell(picture + plain(look, hint === undefined ? "" : `${hint}\n`));
  const untyped = (known.untyped as string[] | undefined) ?? [];
  if (exit === 2 && untyped.length > 0 && /TECHNIQUE|PACKAGE|OPTION|SET$|VALUE|PLUGIN|DUPLICATE/.test(code ?? ""))
    tell(`Also in force: ${untyped.join(", ")}.\n`);
  if (!isOurs) tell(`This is a fault in wings.\n${stack ?? ""}\n`);
  return exit ?? 1;
}
