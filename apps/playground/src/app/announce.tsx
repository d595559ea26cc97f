import { useSelect, useWords } from "../ui/context.js";
import { knownAs, nameOf } from "../model/known.js";
import { mistakeIn } from "../model/mistake.js";
import { countOf } from "../model/survey.js";
import type { State } from "../store/state.js";
import { viewOf } from "../store/view.js";
import { textOfStep } from "../model/words/explain-step.js";
import type { Words } from "../model/words/english.js";
import { whatText, whereOf } from "../model/words/hint-text.js";
import { pluginText } from "../model/words/plugin-text.js";

/** What a screen reader announces: the hint at its level, the selected step, or what was just done. */
export function Announcement() {
  const words = useWords();
  const text = useSelect((state) => spoken(state, words));
  return (
    <p class="spoken" role="status">
      {text}
    </p>
  );
}

function spoken(state: State, words: Words): string {
  const { step, level } = viewOf(state);
  const {
    tab,
    about: { hint, verdict, survey, finish },
    plugins,
    route,
    spoken,
    notice,
  } = state;
  if (finish !== undefined) return words.solvedTitle;
  if (step !== undefined && level === "why")
    return `${nameOf(knownAs(state, step.finding.technique), words)}. ${textOfStep(step, words)}`;
  if (route.room === "solve" && tab === "techniques")
    return plugins.map((plugin) => `${pluginText(plugin, words)}.`).join(" ");
  if (route.room === "solve" && tab === "steps")
    return survey === undefined || survey.running ? "" : words.stepsFound(countOf(survey));
  if (hint?.mistake)
    return `${hint.mistake.since === null ? words.badPuzzle : words.mistake}. ${mistakeIn(verdict, words)}`;
  if (hint?.step)
    return level === "where"
      ? whereOf(hint.step, words)
      : whatText(hint.step, knownAs(state, hint.step.finding.technique), words);
  // A notice is announced where it is.
  return notice !== undefined || spoken === undefined ? "" : spoken(words);
}
