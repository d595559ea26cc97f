import { cellName } from "@wings/core";
import { useState } from "preact/hooks";
import { useDispatch, useSelect, useWords } from "../../ui/context.js";
import { boardOf } from "../../model/board-of.js";
import { knownAs, nameOfId } from "../../model/known.js";
import type { Step } from "../../model/step.js";
import { clockOf } from "../../model/time.js";
import { Difficulty, Name } from "../../steps/name.js";
import { SentenceWalk } from "../../steps/proof.js";
import { StepProof } from "../../steps/step-proof.js";
import { knownNext } from "../../store/view.js";
import { useAt } from "./controls.js";
import { textOfMove } from "./move-text.js";
import { type Reel, usePuzzleHash } from "./reel.js";

/** What happened at this place of the film, and what was possible. */
export function FilmPanel({ reel }: { reel: Reel }) {
  const words = useWords();
  const at = useAt();
  const { film, moves } = reel;
  const move = at === 0 ? undefined : moves[at - 1];
  return (
    <div class="panel">
      <article class="card film-move" tabIndex={-1}>
        <h2>{move === undefined ? words.film.start : words.film.moveOf(at, moves.length)}</h2>
        <p class={move === undefined ? "film-text by-keys" : "film-text"}>
          {move === undefined ? words.film.keys : `${textOfMove(move, film.positions[at - 1], words)}.`}
        </p>
        {at > 0 && <OwnName at={at} />}
        {at === moves.length && <End reel={reel} />}
        <Possible />
      </article>
      <ShareFilm reel={reel} />
    </div>
  );
}

/** The technique of a move, and its proof for those who ask. */
function OwnName({ at }: { at: number }) {
  const words = useWords();
  const dispatch = useDispatch();
  const own = useSelect(({ filmNames }) => filmNames?.[at - 1]);
  const shown = useSelect((state) => state.about.past?.step);
  if (own?.technique === undefined) return null;
  const { technique, then, id } = own;
  return (
    <>
      <div class="possible own-name">
        <p>{words.thatWas(nameOfId(technique, words), then && nameOfId(then, words))}</p>
        {id !== undefined && (
          <button
            onClick={() => dispatch(shown === undefined ? { type: "look-back", of: id } : { type: "close-hint" })}
          >
            {shown === undefined ? words.showWhy : words.film.hide}
          </button>
        )}
      </div>
      {shown !== undefined && <Proof step={shown} />}
    </>
  );
}

function Proof({ step }: { step: Step }) {
  return (
    <>
      <div class="card-text">
        <StepProof step={step} />
      </div>
      <div class="buttons">
        <SentenceWalk step={step} />
      </div>
    </>
  );
}

function End({ reel: { film } }: { reel: Reel }) {
  const words = useWords();
  const { seconds, hints, slips } = film.title;
  const isFull = boardOf(film.positions[film.positions.length - 1].board).isFull;
  if (!isFull) return <p class="note">{words.film.notSolved}</p>;
  return (
    <p>
      {seconds > 0 ? words.film.solvedIn(clockOf(seconds)) : words.film.solved}{" "}
      <span class="note">{words.tally(hints, slips)}</span>
    </p>
  );
}

/** The easiest step on this board, found when it is seen. */
function Possible() {
  const words = useWords();
  const dispatch = useDispatch();
  const plugins = useSelect((state) => state.plugins);
  const verdict = useSelect((state) => state.about.verdict);
  const step = useSelect(knownNext);
  const shown = useSelect((state) => state.about.hint?.step ?? undefined);
  // Another room may take the game away before this one goes.
  const isFull = useSelect(({ game }) => game !== undefined && boardOf(game.history.now.board).isFull);
  if (verdict?.solutions === "none") {
    const digits = verdict.mistakes
      .filter(({ digit }) => digit !== 0)
      .map(({ cell, digit }) => words.digitIn(digit, cellName(cell)));
    return <p class="error">{digits.length > 0 ? words.film.wrong(digits.join(", ")) : words.film.wrongCandidates}</p>;
  }
  if (isFull) return null;
  return (
    <>
      <div class="possible" data-found={step === undefined ? undefined : ""}>
        <p>
          <span class="soft">{words.film.possible}</span>{" "}
          {step === undefined ? (
            words.film.looking
          ) : step === null ? (
            words.film.nothing
          ) : (
            <>
              <strong>
                <Name known={knownAs({ plugins }, step.finding.technique)} />
              </strong>{" "}
              <Difficulty known={knownAs({ plugins }, step.finding.technique)} />
            </>
          )}
        </p>
        {step && (
          <button
            onClick={() => dispatch(shown === undefined ? { type: "hint", level: "why" } : { type: "close-hint" })}
          >
            {shown === undefined ? words.film.show : words.film.hide}
          </button>
        )}
      </div>
      {shown !== undefined && <Proof step={shown} />}
    </>
  );
}

function ShareFilm({ reel }: { reel: Reel }) {
  const words = useWords();
  const hash = usePuzzleHash(reel);
  const [said, setSaid] = useState("");
  const [isBusy, setBusy] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(location.href);
      setSaid(words.copied(words.theLink));
    } catch {
      setSaid(words.cantCopy(words.theLink));
    }
  };
  const saveGif = async (): Promise<void> => {
    setBusy(true);
    try {
      const { saveFilm } = await import("./gif.js");
      const { name, size } = await saveFilm(reel, (part) => setSaid(words.film.drawing(Math.round(part * 100))));
      setSaid(words.film.gifSaved(name, Math.ceil(size / 1000)));
    } catch {
      setSaid(words.film.gifFailed);
    }
    setBusy(false);
  };
  return (
    <article class="card film-share">
      <div class="buttons">
        <button class="primary" onClick={() => void copy()}>
          {words.film.copyLink}
        </button>
        <button disabled={isBusy} onClick={() => void saveGif()}>
          {words.film.saveGif}
        </button>
        <a class="button" href={hash}>
          {reel.film.title.name === undefined ? words.film.solveThis : words.film.playThis}
        </a>
      </div>
      <p class="note">{words.film.linkLength(location.href.length)}</p>
      <p class="note said" role="status">
        {said}
      </p>
    </article>
  );
}
