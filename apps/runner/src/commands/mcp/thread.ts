import { parentPort } from "node:worker_threads";
import { type Finding, type Technique, explain, findAll, search } from "@wings/core";
import type { Claim } from "@wings/core/judge";
import { drawSvg, drawText } from "@wings/draw";
import { hintLevels } from "@wings/draw/hint";
import { formatAny } from "@wings/formats";
import { generate } from "@wings/generate";
import { loadLanguage } from "@wings/languages";
import { LADDER, presetRungs, rate, readablePath, techniques } from "@wings/ladder";
import { boardText } from "../../run/board-text.js";
import { readPicture } from "../../run/pictures.js";
import { rulesNotice } from "../../run/rules-notice.js";
import { badValue } from "../../techniques/errors.js";
import { toPlain } from "../../terminal/coded-error.js";
import { plural } from "../../terminal/terminal-style.js";
import { noStep, noStepAtAll } from "../errors.js";
import { asUsage } from "../generate/blocks.js";
import { type State, boardData, describeBoard, read, stateAnswer, stateOf, stateText } from "./board-answers.js";
import type { Answer, ToolQuestion, ToolReply } from "./call.js";
import { badArgument, noPng } from "./errors.js";
import { checkOffset, partOf } from "./parts.js";
import { type Verdict, claimText, counterText, proveClaim, readClaim } from "./prove-claim.js";
import { detailOf, lessonOf, linksOf, nameOf, rungOf } from "./step-details.js";
import { type ToolInput, type ToolName, TECHNIQUES } from "./tools.js";

/** More findings of one technique are an error, so that memory stays bounded. */
const MAX_FINDINGS = 5000;

/** For lists of steps and for puzzles: what people find by hand. */
const PLAYERS = presetRungs("players");

/** The work of the tools. The main thread ends this thread when a call is canceled or takes too long, so nothing here waits. */
type Work = { readonly [Name in ToolName]: (input: ToolInput<Name>) => Answer | Promise<Answer> } & {
  readonly techniques: () => Answer;
};

const post = (reply: ToolReply): void => {
  parentPort!.postMessage(reply);
};

const WORK: Work = {
  read_board: async ({ board: text, layout, picture, as }) => {
    if ((text === undefined) === (picture === undefined))
      throw badArgument("read_board", "board", "expected either a board or a picture");
    if (picture === undefined) return describeBoard(read(text!, layout), as, undefined, rulesNotice(text!));
    const { text: found, facts, doubt } = await readPicture(picture, { layout });
    if (doubt !== undefined) throw doubt;
    return describeBoard(read(found, layout), as, facts, rulesNotice(found));
  },

  hint: async ({ board: text, layout, level, part, language: code }) => {
    const language = await loadLanguage(code);
    const at = read(text, layout);
    const { status, mistakes } = stateOf(at);
    if (status !== "open") return stateAnswer(at, status, mistakes);
    const { steps } = readablePath(at, techniques, { maxSteps: 1 });
    if (steps.length === 0) return stateAnswer(at, "stuck", []);
    const { finding } = steps[0];
    const { where, what, why } = hintLevels(finding, { names: rungOf(finding.technique).technique.meta, language });
    const texts = { where, what: `${nameOf(finding, language)}. ${what.map(({ text }) => text).join("; ")}`, why };
    const words = partOf("hint", texts[level], part);
    const step = level === "why" ? detailOf(finding, at, language) : null;
    const lines =
      step === null
        ? [words.shown, `Board: ${boardText(at)}`]
        : [`${step.technique}: ${words.shown}`, `In short: ${step.short}`, ...linksOf(step)];
    return {
      text: lines.join("\n"),
      data: { status: "found", mistakes: [], step, ...boardData(at), text: words.text, parts: words.parts },
    };
  },

  solve: async ({ board: text, layout, offset: from, limit: most, step: number, part, language: code }) => {
    const language = await loadLanguage(code);
    const at = read(text, layout);
    const { status, mistakes } = stateOf(at);
    if (status !== "open" && status !== "solved") throw noStepAtAll(stateText(at, status, mistakes));
    const path = readablePath(at, techniques);
    const { steps } = path;
    if (number !== undefined && number > steps.length) throw noStep(number, steps.length);
    const chosen = number === undefined ? undefined : steps[number - 1];
    const full = chosen === undefined ? null : detailOf(chosen.finding, chosen.board, language);
    const words = partOf("solve", chosen === undefined ? "" : explain(chosen.finding, { language }), part);
    if (full === null) checkOffset("solve", from, steps.length);
    const page = steps.slice(from, from + most).map(({ technique, finding }, i) => ({
      step: from + i + 1,
      technique: language.names?.[technique.id] ?? technique.meta.name,
      text: explain(finding, { form: "short", language }),
    }));
    const used = LADDER.filter((rung) => steps.some(({ technique }) => technique.id === rung.technique.id));
    const { level = null, technique: { id: hardest = null } = {} } = used.at(-1) ?? {};
    const following = from + most < steps.length ? from + most : null;
    const head = `${path.status} in ${plural(steps.length, "step")}${hardest === null ? "" : `; hardest: ${hardest} (${level})`}.`;
    const lines =
      full === null
        ? page.map((each) => `${each.step}. ${each.technique}: ${each.text}`)
        : [`Step ${number}, ${full.technique}: ${words.shown}`, ...linksOf(full)];
    const more = full === null && following !== null ? [`More steps: offset ${following}.`] : [];
    return {
      text: [head, ...lines, ...more].join("\n"),
      data: {
        status: path.status,
        solution: search(at).solution,
        steps_in_all: steps.length,
        level,
        hardest,
        steps: full === null ? page : [],
        next: full === null ? following : null,
        step: full && { ...full, long: words.text, parts: words.parts },
      },
    };
  },

  steps: async ({ board: text, layout, technique: id, offset: from, limit: most, language: code }) => {
    const language = await loadLanguage(code);
    const at = read(text, layout);
    const { status, mistakes } = stateOf(at);
    if (status !== "open") throw noStepAtAll(stateText(at, status, mistakes));
    const list = id === undefined ? PLAYERS.map(({ technique }) => technique) : [rungOf(id).technique];
    const findings = findAll(at, list, { policy: "distinct", maxFindings: MAX_FINDINGS });
    checkOffset("steps", from, findings.length);
    const searched =
      id ??
      `the ${list.length} techniques that people find by hand (preset players). Name another technique for its steps: ${TECHNIQUES} lists them. hint and solve use all ${techniques.length}`;
    const counts: Record<string, number> = {};
    for (const { technique } of findings) counts[technique] = (counts[technique] ?? 0) + 1;
    const page = findings.slice(from, from + most).map((finding) => ({
      technique: finding.technique,
      text: explain(finding, { form: "short", language }),
    }));
    const following = from + most < findings.length ? from + most : null;
    const lines = page.map((each) => `${each.technique}: ${each.text}`);
    return {
      text: [
        `${plural(findings.length, "step")}: ${
          Object.entries(counts)
            .map(([name, count]) => `${count} ${name}`)
            .join(", ") || "none"
        }.`,
        `Searched: ${searched}.`,
        ...lines,
        ...(following === null ? [] : [`More: offset ${following}.`]),
        `Board: ${boardText(at)}`,
      ].join("\n"),
      data: { counts, searched: list.map((each) => each.id), steps: page, next: following, ...boardData(at) },
    };
  },

  prove: ({ board: text, layout, claim: words, part }) => {
    const at = read(text, layout);
    const claim = readClaim(words);
    const name = claimText(claim);
    const { status, mistakes } = stateOf(at);
    if (status === "mistake" || search(at).status === "none") {
      const text = `Nothing can be proved here. ${stateText(at, status === "mistake" ? status : "none", mistakes)}`;
      return { text, data: { claim: name, status: "mistake", text, proof: [], parts: 1, counterexample: null } };
    }
    const onProof = (verdict: Verdict): void => {
      post({ kind: "fallback", answer: verdictAnswer(claim, verdict, status, 1) });
    };
    let searches = 0;
    const onSearch = ({ meta }: Technique): void => {
      post({ kind: "progress", done: ++searches, message: `The claim is true. Looking for a reason: ${meta.name}` });
    };
    return verdictAnswer(claim, proveClaim(at, claim, techniques, { onProof, onSearch }), status, part);
  },

  rate: ({ board: text, layout }) => {
    const at = read(text, layout);
    const { status, mistakes } = stateOf(at);
    if (status !== "open" && status !== "solved") throw noStepAtAll(stateText(at, status, mistakes));
    const rating = rate(at);
    const { level, score, hardest, counts } = rating;
    const summary =
      hardest === null
        ? "This board is solved already."
        : `${level}, score ${score}, hardest technique ${hardest}. Steps: ${Object.entries(counts)
            .map(([id, count]) => `${count} ${id}`)
            .join(", ")}.`;
    return { text: summary, data: { ...rating } };
  },

  generate: ({ count, level, technique: id, as, symmetry, clues, seed }) => {
    if (id === undefined && as !== undefined) throw badArgument("generate", "as", "it needs the argument technique");
    const technique = id === undefined ? undefined : { id: rungOf(id, PLAYERS).technique.id, as };
    let reportedAt = 0;
    const made = asUsage(
      () =>
        generate({
          seed,
          count,
          ladder: PLAYERS,
          technique,
          level,
          symmetry,
          clues,
          onAttempt: ({ attempts, found }) => {
            // A few messages a second are enough.
            if (Date.now() - reportedAt < 200) return;
            reportedAt = Date.now();
            const message = `${plural(found, "puzzle")} in ${plural(attempts, "attempt")}`;
            post({ kind: "progress", done: attempts, message });
          },
        }),
      ({ option, seen, expected }) => badValue(option.replace("technique.", ""), seen, expected),
    );
    const puzzles = [];
    for (const { puzzle, rating, board: at } of made) {
      const { level: its = null, score = null, hardest = null } = rating ?? {};
      puzzles.push({ puzzle, level: its, score, hardest, board: at && boardText(at) });
    }
    const lines = puzzles.map(({ puzzle, level: its, score, hardest }) =>
      its === null ? `${puzzle}  stuck` : `${puzzle}  ${its} ${score} ${hardest}`,
    );
    return { text: lines.join("\n"), data: { seed, puzzles } };
  },

  draw: async ({ board: text, layout, step, format, language: code }) => {
    const language = await loadLanguage(code);
    let at = read(text, layout);
    let finding: Finding | undefined;
    if (step !== undefined) {
      const number = step === "next" ? 1 : step;
      const { status, mistakes } = stateOf(at);
      if (status !== "open") throw noStepAtAll(stateText(at, status, mistakes));
      const { steps } = readablePath(at, techniques, { maxSteps: number });
      if (steps.length < number) throw noStep(number, steps.length);
      ({ board: at, finding } = steps[number - 1]);
    }
    const names = finding && rungOf(finding.technique).technique.meta;
    const options = names === undefined ? {} : { names, language };
    const caption =
      finding === undefined
        ? "The board"
        : `${nameOf(finding, language)}: ${explain(finding, { form: "short", language })}`;
    const data = { ...boardData(at), technique: finding?.technique ?? null, text: caption };
    if (format !== "png" && format !== "svg" && format !== "text") return { text: formatAny(at, format), data };
    if (format === "text") return { text: drawText(at, finding, { ...options, form: "compact" }), data };
    const svg = drawSvg(at, finding, { ...options, theme: "light" });
    if (format === "svg") return { text: svg, data };
    const lines = finding === undefined ? caption : [caption, ...linksOf(detailOf(finding, at, language))].join("\n");
    return { text: lines, data, png: await pngOf(svg) };
  },

  techniques: () => {
    const players = new Set(PLAYERS.map(({ technique }) => technique.id));
    const lines = LADDER.map(({ technique: { id, meta }, level }) =>
      [id, meta.name, level, players.has(id) ? "players" : "-", lessonOf(id) ?? "-"].join("\t"),
    );
    return { text: ["id\tname\tlevel\tpreset\tlesson", ...lines].join("\n"), data: {} };
  },
};

function verdictAnswer(claim: Claim, verdict: Verdict, state: State, part: number): Answer {
  const { status, proof, counterexample, because, isFresh, facts } = verdict;
  const name = claimText(claim);
  const sentence = {
    evident: () => `${name} is evident: ${because}.`,
    wrong: () => `${name} is wrong: ${counterText(claim, counterexample!, state !== "many")}.`,
    unproved: () => `${name} is true, but wings finds no reason within its limits.`,
    proved: () => (facts === "" ? `${name} is right.` : `${name} is right. ${facts}`),
  }[status]();
  const head = isFresh
    ? `${sentence} The candidates of this board lack it already; this is judged by the digits alone.`
    : sentence;
  const outline = proof.map(({ technique, short }) => `${technique}: ${short}`);
  const words = partOf("prove", proof.map((each) => `${each.technique}: ${each.text}`).join("\n"), part);
  return {
    text: [head, ...(words.parts > 1 ? ["In outline:", ...outline, "In full:"] : []), words.shown].join("\n").trim(),
    data: {
      claim: name,
      status,
      text: words.text === "" ? head : words.text,
      parts: words.parts,
      counterexample,
      proof: proof.map(({ technique, short, facts }) => ({ technique, short, facts })),
    },
  };
}

/** An SVG as a PNG, in base64. The renderer is native code: it is loaded at the first picture. */
async function pngOf(svg: string): Promise<string> {
  const { Resvg } = await import("@resvg/resvg-js").catch((error: unknown) => {
    throw noPng(error);
  });
  return new Resvg(svg, { fitTo: { mode: "width", value: 800 } }).render().asPng().toString("base64");
}

parentPort!.on("message", ({ name, input }: ToolQuestion) => {
  // Types don't know that the input belongs to the tool.
  const work = WORK[name] as (input: unknown) => Answer | Promise<Answer>;
  Promise.resolve(input)
    .then(work)
    .then(
      (answer) => {
        post({ kind: "answer", answer });
      },
      (error: unknown) => {
        post({ kind: "failed", error: toPlain(error) });
      },
    );
});
