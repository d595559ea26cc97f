import { useState } from "preact/hooks";
import { type Day, MOST_PUZZLES } from "@wings/player";
import { Code } from "../../ui/code.js";
import { loadOtherBoards } from "../../model/layout-view.js";
import { useDispatch, useWords } from "../../ui/context.js";
import { loadLearner } from "../../learner/keep-learner.js";
import { save } from "../../ui/save-picture.js";
import { noticeOf } from "../../store/complain.js";
import { filmsIn } from "../../learner/kept-films.js";
import { namesLayout } from "../../model/layouts.js";
import { type Shelf, MOST, listGames } from "../../model/shelf.js";
import { loadSettings } from "../../model/storage.js";
import type { Notice } from "../../store/state.js";
import { backupOf, mergeFile, presentIn } from "./backup.js";
import { storageFull } from "./errors.js";
import { type Plan, changesNothing, planOf } from "./merge.js";
import { type Backup as BackupFile, readBackup } from "./read-backup.js";

/** What was read, and what it would change. */
interface Waiting {
  readonly file: BackupFile;
  readonly plan: Plan;
}

/** Saves everything as one file, and merges such a file, after it said what that changes. */
export function Backup({ today }: { today: Day }) {
  const words = useWords();
  const { training } = words;
  const dispatch = useDispatch();
  const [waiting, setWaiting] = useState<Waiting>();
  const [fault, setFault] = useState<Notice>();
  const [said, setSaid] = useState("");
  const [takesSettings, setTakesSettings] = useState(false);
  const complain = (error: unknown): void => {
    setWaiting(undefined);
    void noticeOf(error).then(setFault);
  };
  const store = storageOf();
  const saveAll = (): void => {
    const name = `wings-${today}.json`;
    save(name, backupOf(store, today, navigator.languages), "application/json");
    setSaid(training.saved(name));
  };
  const read = async (picked: File | undefined): Promise<void> => {
    if (picked === undefined) return;
    setFault(undefined);
    setSaid("");
    try {
      const text = await picked.text();
      if (namesLayout(text)) await loadOtherBoards();
      const file = readBackup(text);
      const plan = planOf(presentIn(store), file);
      setWaiting({ file, plan });
      setTakesSettings(false);
    } catch (error) {
      complain(error);
    }
  };
  const merge = ({ file }: Waiting): void => {
    try {
      if (store === undefined) throw storageFull();
      mergeFile(store, file);
      dispatch({ type: "learner", learner: loadLearner(store) });
      dispatch({ type: "films", films: filmsIn(store) });
      dispatch({ type: "shelf", shelf: listGames(store) });
      if (takesSettings) dispatch({ type: "settings", settings: settingsOf(file) });
      setWaiting(undefined);
      setSaid(training.merged);
    } catch (error) {
      complain(error);
    }
  };
  const canMerge = waiting !== undefined && (takesSettings || !changesNothing(waiting.plan));
  return (
    <section class="card" aria-labelledby="backup-title">
      <h3 id="backup-title">{training.backup}</h3>
      <p class="note">{training.backupText}</p>
      <div class="buttons">
        <button onClick={saveAll}>{training.saveFile}</button>
        <label class="button file-button">
          {training.readFile}
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              const field = event.currentTarget;
              void read(field.files?.[0]).then(() => {
                // So that the same file can be chosen again.
                field.value = "";
              });
            }}
          />
        </label>
      </div>
      {fault !== undefined && (
        <p class="fault" role="alert">
          {fault.say(words)}
          <Code of={fault} />
        </p>
      )}
      {waiting !== undefined && (
        <div class="plan" role="status">
          <PlanText plan={waiting.plan} />
          {hasOtherSettings(waiting.file, store) && (
            <label class="check">
              <input type="checkbox" checked={takesSettings} onChange={() => setTakesSettings(!takesSettings)} />
              {training.withSettings}
            </label>
          )}
          <div class="buttons">
            {canMerge && (
              <button class="primary" onClick={() => merge(waiting)}>
                {training.merge}
              </button>
            )}
            <button onClick={() => setWaiting(undefined)}>{canMerge ? words.cancel : words.close}</button>
          </div>
        </div>
      )}
      <p role="status">{said}</p>
    </section>
  );
}

const KINDS = ["puzzles", "stations", "days", "plays", "games", "longer", "copies", "films"] as const;

function PlanText({ plan }: { plan: Plan }) {
  const { training } = useWords();
  if (changesNothing(plan) && plan.tooMany === 0) return <p>{training.planNothing}</p>;
  return (
    <>
      <strong>{training.planTitle}</strong>
      <ul>
        {KINDS.filter((kind) => plan.counts[kind] > 0).map((kind) => (
          <li key={kind}>{training.plan[kind](plan.counts[kind])}</li>
        ))}
        {plan.isSaid && <li>{training.planSaid}</li>}
        {plan.tooMany > 0 && <li>{training.tooMany(plan.tooMany, MOST)}</li>}
        {plan.tooManyPuzzles > 0 && <li>{training.tooManyPuzzles(plan.tooManyPuzzles, MOST_PUZZLES)}</li>}
      </ul>
      {plan.tooManyPuzzles === 0 && <p class="note">{training.planKeeps}</p>}
    </>
  );
}

/** Whether the file has settings that the page doesn't have now. */
const hasOtherSettings = (file: BackupFile, store: Shelf | undefined): boolean =>
  JSON.stringify(settingsOf(file)) !== JSON.stringify(loadSettings(store, navigator.languages));

const settingsOf = ({ settings }: BackupFile) =>
  loadSettings({ getItem: () => JSON.stringify(settings), setItem: () => undefined });

/** A browser that forbids storage throws on access. */
function storageOf(): Shelf | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
