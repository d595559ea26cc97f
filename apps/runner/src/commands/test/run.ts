import { Worker } from "node:worker_threads";
import { LADDER } from "@wings/ladder";
import type { Run } from "../../command/define-command.js";
import { pluginBuiltins, pluginNetwork, pluginUntested } from "./errors.js";
import { IMPORT, pluginBroken, pluginFailed, pluginTimeout } from "../../techniques/plugins/errors.js";
import { fromPlain } from "../../terminal/coded-error.js";
import { locatePlugin } from "../../techniques/plugins/locate.js";
import { placementProblem } from "../../techniques/load-techniques.js";
import type { Placement } from "./placement.js";
import { SearchedBoard } from "./searched-board.js";
import type { TestResult, TestStart, TesterMessage } from "./tester-thread.js";
import { tell, write } from "../../terminal/output.js";
import { type TerminalStyle, paint, plural, terminalStyle, toTerminal } from "../../terminal/terminal-style.js";
import { type TestFlags, BOARDS } from "./command.js";

/** Tests a plugin in a separate thread, because it may hang. */
export const run: Run<TestFlags> = async ({ flags, given, inputs: [name] }) => {
  const style = terminalStyle(flags);
  const json = flags.json === true;
  const timeout = flags["technique-timeout"];
  const start: TestStart = {
    name,
    entry: locatePlugin(name, process.cwd()),
    boards: { requested: flags.boards, flipped: given.boards === undefined ? BOARDS.flipped : flags.boards },
    seed: flags.seed,
    optionValues: flags.set ?? [],
    timeout,
    searched: new SharedArrayBuffer(SearchedBoard.SIZE),
  };
  let isGood = true;
  let index = 0;
  const problems = new Map<string, string>();
  const misspelled = new Set<string>();
  const onPlacement: OnPlacement = (id, after, ids) => {
    const problem = placementProblem(id, after, ids);
    if (problem === undefined) return;
    // A technique of somebody else may be loaded with this one. Those of wings always are.
    const isMisspelled = after !== undefined && !after.includes("/") && !ids.includes(after);
    if (isMisspelled) misspelled.add(id);
    // The JSON records have no field for it.
    if (json) tell(`wings: ${problem}\n`);
    else problems.set(id, `${isMisspelled ? "Rule not met" : "Warning"}: ${problem}`);
  };
  for await (const result of testResults(start, onPlacement)) {
    const { technique, options, flipped, boards, findings, elsewhere, microseconds, faults, warnings, placement } =
      result;
    // Without findings nothing was tested; only an option at its end may have none.
    const isTried = findings > 0 || elsewhere > 0 || flipped !== undefined;
    const ok = faults.length === 0 && isTried && !misspelled.has(technique);
    isGood &&= ok;
    const record = {
      schema: 1,
      index: index++,
      technique,
      options,
      ok,
      seed: start.seed,
      boards,
      findings,
      elsewhere,
      microseconds: Math.round(microseconds * 10) / 10,
      faults: faults.map(faultFields),
      warnings: warnings.map(faultFields),
      ...(placement !== undefined && { level: placement.level, score: placement.score }),
    };
    const text = json
      ? `${JSON.stringify(record)}\n`
      : toTerminal(style, describe(result, start.seed, ok, style, problems.get(technique)));
    await write(text);
    problems.delete(technique);
  }
  return isGood ? 0 : 1;
};

type Fault = TestResult["faults"][number];
const faultFields = ({ code, property, expected, seen, board }: Fault): object => ({
  code,
  property,
  expected,
  seen,
  board,
});

function describe(
  { technique, options, flipped, boards, findings, elsewhere, microseconds, faults, warnings, placement }: TestResult,
  seed: number,
  ok: boolean,
  style: TerminalStyle,
  problem: string | undefined,
): string {
  const found =
    findings > 0 || faults.length > 0 || flipped !== undefined ? plural(findings, "finding") : foundNothing(elsewhere);
  const speed = faults.length === 0 ? `, ${microseconds.toFixed(1)} µs a board` : "";
  const values = Object.entries(options).map(([option, value]) => `${option}=${value}`);
  const name = values.length === 0 ? technique : `${technique} (${values.join(", ")})`;
  const head = `${paint(style, ok ? "green" : "red", ok ? "ok" : "not ok")}  ${name}: ${plural(boards, "board")} of seed ${seed}, ${found}${speed}`;
  const place = placement && `    ${placement.level}, score ${placement.score}: it comes after ${placement.after}`;
  const hints = [
    ...(placement === undefined ? [] : placementHints(technique, placement)),
    ...warnings.map(({ text }) => text),
  ];
  const parts = [
    place === undefined ? head : `${head}\n${place}`,
    ...faults.map(({ text }) => text),
    ...(problem === undefined ? [] : [problem]),
    ...hints.map((text) => `Warning: ${text}`),
  ];
  return `${parts.join("\n\n")}\n`;
}

const foundNothing = (elsewhere: number): string =>
  elsewhere > 0
    ? `no findings, and ${elsewhere} on boards with other houses`
    : "no findings: try more --boards or another --seed";

function* placementHints(id: string, placement: Placement): Generator<string> {
  const { harder, easier, namesake } = placement;
  if (harder !== undefined) yield tooEasy(id, placement, harder);
  if (easier !== undefined) yield tooHard(id, placement, easier);
  if (namesake !== undefined)
    yield `technique ${id} has the name of ${namesake}, a technique of wings: in a list and in a path nobody can tell which is which.`;
}

const tooHard = (id: string, { level, after }: Placement, neighbor: NonNullable<Placement["easier"]>): string =>
  `technique ${id} gets the level ${level}, because it comes after ${after}. But ${neighbor.id}, with the level ${neighbor.level}, ` +
  `finds the same wherever they were compared. Puzzles that need it would be rated too hard: ` +
  `write after: ${JSON.stringify(neighbor.id)}, or the technique that it is most like.`;

const tooEasy = (id: string, { level, after }: Placement, neighbor: NonNullable<Placement["harder"]>): string =>
  `technique ${id} gets the level ${level}, because it comes after ${after}. But it finds something where the easiest technique ` +
  `of the ladder that does is ${neighbor.id}, with the level ${neighbor.level}. Puzzles that need it would be rated too easy: ` +
  `write after: ${JSON.stringify(neighbor.id)}, or the technique that it is most like.`;

/** Called with the id and `after` of each technique. */
type OnPlacement = (id: string, after: string | undefined, ids: readonly string[]) => void;

/** The results of the tester thread, one technique at a time. */
async function* testResults(start: TestStart, onPlacement: OnPlacement): AsyncGenerator<TestResult> {
  const worker = new Worker(new URL("./tester-thread.js", import.meta.url), { workerData: start, stdout: true });
  worker.stdout.pipe(process.stderr, { end: false });
  const messages = messagesOf(worker);
  const { timeout } = start;
  let doing = IMPORT;
  let technique = "";
  let board = "";
  const lastSearch = new SearchedBoard(start.searched);
  const where = (): string => {
    const searched = lastSearch.toText();
    return searched === "" || searched === board ? board : `${searched}, made from ${board}`;
  };
  let untested: Set<string> | undefined;
  try {
    for (;;) {
      const message = await withTimeout(messages.next(), timeout, () =>
        pluginTimeout(start.name, doing, timeout, where()),
      );
      if (message.kind === "board") {
        ({ technique, board } = message);
        doing = `technique ${technique}`;
      }
      if (message.kind === "broken")
        throw pluginBuiltins(start.name, doing, [...message.changes.broken, ...message.changes.added]);
      if (message.kind === "network") throw pluginNetwork(start.name);
      if (message.kind === "loaded") {
        untested = new Set(message.techniques.map(([id]) => id));
        const ids = [...LADDER.map(({ technique: { id } }): string => id), ...message.techniques.map(([id]) => id)];
        for (const [id, after] of message.techniques) onPlacement(id, after, ids);
      }
      if (message.kind === "failed") throw fromPlain(message.error);
      if (message.kind === "ended") {
        const why =
          message.thrown === undefined ? "it ended its thread" : `it threw ${message.thrown} after it had returned`;
        if (doing === IMPORT) throw pluginBroken(start.name, `${why}.`);
        throw pluginFailed(start.name, technique, `${why}. Board: ${where()}`);
      }
      if (message.kind === "result") {
        untested?.delete(message.result.technique);
        yield message.result;
      }
      if (message.kind === "done") {
        // Without a result, nothing was tested.
        if (untested?.size !== 0) throw pluginUntested(start.name, [...(untested ?? [])]);
        return;
      }
    }
  } finally {
    await worker.terminate();
  }
}

type Message = TesterMessage | { readonly kind: "ended"; readonly thrown?: string };

/** The messages of a thread, one at a time. */
function messagesOf(worker: Worker): { next: () => Promise<Message> } {
  const queue: Message[] = [];
  let wake: () => void = () => undefined;
  const add = (message: Message): void => {
    queue.push(message);
    wake();
  };
  worker.on("message", add);
  worker.on("error", (error) => {
    add({ kind: "ended", thrown: `${error.name}: ${error.message}` });
  });
  worker.on("exit", () => {
    add({ kind: "ended" });
  });
  return {
    async next() {
      while (queue.length === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return queue.shift()!;
    },
  };
}

async function withTimeout<T>(promise: Promise<T>, milliseconds: number, error: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(error());
    }, milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
