import { type Bench, lastLine } from "./bench.js";
import { CORE } from "./fields.js";
import type { Told } from "./module.js";

/** An id, or an option, that the package does not have. Those of wings, which have no author, are not known here. */
export function strangeId(words: readonly string[], techniques: readonly Told[]): string | undefined {
  const values = (flag: string): string[] =>
    words.flatMap((word, i) => {
      if (word === flag) return (words[i + 1] ?? "").split(",");
      return word.startsWith(`${flag}=`) ? word.slice(flag.length + 1).split(",") : [];
    });
  // Beside another plugin, it may be one of that.
  const isAlone = values("--plugin").length === 1;
  const ids = techniques.map(({ id }) => id);
  const settings = values("--set").map((setting) => /^([^=]+)\.([^.=]+)=/.exec(setting));
  const named = [...["--only", "--skip", "--until"].flatMap(values), ...settings.map((setting) => setting?.[1] ?? "")];
  const strange = named.find((id) => /^[^:]+\//.test(id) && !ids.includes(id));
  if (strange !== undefined && isAlone) return `there is no ${strange} in the package, but ${ids.join(", ")}`;
  const [, id, option] =
    settings.find((setting) => {
      const own = techniques.find((technique) => technique.id === setting?.[1]);
      return own !== undefined && !Object.keys(own.options).includes(setting?.[2] ?? "");
    }) ?? [];
  return option === undefined ? undefined : `${id} has no option ${option}`;
}

/** A board that the core does not understand. What is shorter may be anything. */
export function strangeBoard(words: readonly string[], bench: Bench): string | undefined {
  const boards = words.filter((word) => /^[\w.*+-]{64,}$/.test(word) && !word.startsWith("-"));
  if (boards.length === 0) return undefined;
  const { ok, text } = bench.run(`
const { parse } = await import("${CORE}").catch(() => ({ parse() {} }));
let why = "";
try { for (const board of ${JSON.stringify(boards)}) parse(board); } catch (error) { why = error.message; }
console.log("\\n" + JSON.stringify(why));
`);
  const why = ok ? (JSON.parse(lastLine(text)) as string) : "";
  return why === "" ? undefined : why;
}
