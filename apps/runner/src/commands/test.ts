import { Worker } from "node:worker_threads";
import { LADDER } from "@wings/ladder";
import { IMPORT, fromPlain, pluginBroken, pluginFailed, pluginHangs } from "../errors.js";
import { type Look, counted, lookOf, paint, plain } from "../terminal/terminal-style.js";
import { tell, write } from "../output.js";
import { misplaced } from "../techniques/placement.js";
import { locatePlugin } from "../plugins/locate.js";
import type { TestNews, TestStart, Tested } from "../plugins/tester-thread.js";
import type { Run } from "../cli/run.js";

/** Holds a plugin against the tester's properties, in a thread of its own: it may hang. */
export const run: Run = async ({ flags, inputs: [name] }) => {
  const look = lookOf(flags);
  const start: TestStart = {
    name,
    entry: locatePlugin(name, process.cwd()),
    boards: (flags.boards as number | undefined) ?? 60,
    seed: (flags.seed as number | undefined) ?? 1,
    sets: (flags.set as string[] | undefined) ?? [],
  };
  let good = true;
  let index = 0;
  const slips = new Map<string, string>();
  const place: Place = (id, after, ids) => {
    const slip = misplaced(id, after, ids);
    if (slip === undefined) return;
    // A record is of boards and what is found there: it has no room for it.
    if (flags.json === true) tell(`wings: ${slip}\n`);
    else slips.set(id, slip);
  };
  for await (const examination of examined(
    start,
    (flags["technique-timeout"] as number | undefined) ?? 10_000,
    place,
  )) {
    const { technique, options, flipped, boards, findings, faults, warnings } = examination;
    // Where nothing was found, nothing was tested; an option at its end may leave less to be found.
    const ok = faults.length === 0 && (findings > 0 || flipped !== undefined);
    good &&= ok;
    const record = {
      schema: 1,
      index: index++,
      technique,
      options,
      ok,
      boards,
      findings,
      faults: faults.map(brief),
      warnings: warnings.map(brief),
    };
    await write(
      flags.json === true
        ? `${JSON.stringify(record)}\n`
        : plain(look, words(examination, ok, look, slips.get(technique))),
    );
    slips.delete(technique);
  }
  return good ? 0 : 1;
};

type Fault = Tested["faults"][number];
const brief = ({ code, property, expected, seen, board }: Fault): object => ({ code, property, expected, seen, board });

function words(
  { technique, options, flipped, boards, findings, faults, warnings }: Tested,
  ok: boolean,
  look: Look,
  slip: string | undefined,
): string {
  const found =
    findings === 0 && faults.length === 0 && flipped === undefined
      ? "it finds nothing there: more --boards, or another --seed"
      : counted(findings, "finding");
  const set = Object.entries(options).map(([option, value]) => `${option}=${value}`);
  const name = set.length === 0 ? technique : `${technique} (${set.join(", ")})`;
  const head = `${paint(look, ok ? "green" : "red", ok ? "ok" : "not ok")}  ${name}: ${counted(boards, "board")}, ${found}`;
  const better = [...(slip === undefined ? [] : [slip]), ...warnings.map(({ text }) => text)];
  return `${[head, ...faults.map(({ text }) => text), ...better.map((text) => `Could be better: ${text}`)].join("\n\n")}\n`;
}

/** Looks at where a technique wants to stand among others. */
type Place = (id: string, after: string | undefined, ids: readonly string[]) => void;

/** What the thread finds out, technique by technique. */
async function* examined(start: TestStart, timeout: number, place: Place): AsyncGenerator<Tested> {
  const worker = new Worker(new URL("./test-thread.js", import.meta.url), { workerData: start, stdout: true });
  worker.stdout.pipe(process.stderr, { end: false });
  const news = newsOf(worker);
  let doing = IMPORT;
  let technique = "";
  let board = "";
  try {
    for (;;) {
      const next = await inTime(news.next(), timeout, () => pluginHangs(start.name, doing, timeout, board));
      if (next.kind === "board") {
        ({ technique, board } = next);
        doing = `technique ${technique}`;
      }
      if (next.kind === "loaded") {
        const ids = [...LADDER.map(({ technique: { id } }): string => id), ...next.techniques.map(([id]) => id)];
        for (const [id, after] of next.techniques) place(id, after, ids);
      }
      if (next.kind === "failed") throw fromPlain(next.error);
      if (next.kind === "ended") {
        const why = next.why === undefined ? "it ended its thread" : `it threw ${next.why}, outside of its answer`;
        if (doing === IMPORT) throw pluginBroken(start.name, `${why}.`);
        throw pluginFailed(start.name, technique, `${why}. Board: ${board}`);
      }
      if (next.kind === "examined") yield next.examination;
      if (next.kind === "done") return;
    }
  } finally {
    await worker.terminate();
  }
}

type News = TestNews | { readonly kind: "ended"; readonly why?: string };

/** The messages of a thread, one at a time. */
function newsOf(worker: Worker): { next: () => Promise<News> } {
  const waiting: News[] = [];
  let wake: () => void = () => undefined;
  const add = (news: News): void => {
    waiting.push(news);
    wake();
  };
  worker.on("message", add);
  worker.on("error", (error) => {
    add({ kind: "ended", why: `${error.name}: ${error.message}` });
  });
  worker.on("exit", () => {
    add({ kind: "ended" });
  });
  return {
    async next() {
      while (waiting.length === 0) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      return waiting.shift()!;
    },
  };
}

async function inTime<T>(promise: Promise<T>, milliseconds: number, error: () => Error): Promise<T> {
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
