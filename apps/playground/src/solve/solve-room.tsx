import { useDispatch, useSelect, useWords } from "../app/context.js";
import { lazy } from "../app/lazy.js";
import { Status } from "../app/status.js";
import { Board } from "../board/board.js";
import { Keypad } from "../keypad/keypad.js";
import { TABS } from "../store/state.js";
import { HintCard } from "./hint-card.js";
import { PathRibbon } from "./ribbon.js";
import "./solve.css";

const PathPanel = lazy(async () => (await import("./path-panel.js")).PathPanel);
const ArguePanel = lazy(async () => (await import("../coach/argue-panel.js")).ArguePanel);
const StepsPanel = lazy(async () => (await import("./steps-panel.js")).StepsPanel);
const TechniquesPanel = lazy(async () => (await import("./techniques-panel.js")).TechniquesPanel);

/** A board, the path to its solution, hints with proofs, and all steps. */
export function SolveRoom() {
  const words = useWords();
  const tab = useSelect((state) => state.tab);
  const hint = useSelect((state) => state.hint);
  return (
    <main
      class={`room solve ${tab === "hint" ? (hint === undefined ? "" : "hinted") : "reading"} ${{ path: "walking", argue: "arguing" }[tab as string] ?? ""}`}
    >
      <section class="table" aria-label={words.table}>
        <Board />
        <Status />
        <Keypad />
      </section>
      <section class="side" aria-label={words.helpWithBoard}>
        <PathRibbon />
        <Tabs />
        {/* With a key, so that each panel begins at its top. */}
        <div key={tab} class="panel" role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} tabIndex={0}>
          {tab === "hint" && <HintPanel />}
          {tab === "path" && <PathPanel />}
          {tab === "steps" && <StepsPanel />}
          {tab === "argue" && <ArguePanel />}
          {tab === "techniques" && <TechniquesPanel />}
        </div>
      </section>
    </main>
  );
}

function HintPanel() {
  const words = useWords();
  const dispatch = useDispatch();
  const hint = useSelect((state) => state.hint);
  const isLooking = useSelect((state) => state.hinting !== undefined);
  if (hint !== undefined && !isLooking) return <HintCard hint={hint} />;
  return (
    <>
      <p class="wide-only">{words.hintIntro}</p>
      <div class="buttons asks">
        <button class="primary" disabled={isLooking} onClick={() => dispatch({ type: "hint" })}>
          {isLooking ? words.looking : words.nextHint}
        </button>
        <button disabled={isLooking} onClick={() => dispatch({ type: "hint", level: "why" })}>
          {words.showNext}
        </button>
        <button onClick={() => dispatch({ type: "check" })}>{words.check}</button>
      </div>
    </>
  );
}

function Tabs() {
  const words = useWords();
  const dispatch = useDispatch();
  const tab = useSelect((state) => state.tab);
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: TABS.length - 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = TABS[(TABS.indexOf(tab) + by) % TABS.length];
    dispatch({ type: "tab", tab: next });
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label={words.panels} onKeyDown={onKeyDown}>
      {TABS.map((each) => (
        <button
          key={each}
          id={`tab-${each}`}
          role="tab"
          aria-selected={each === tab}
          aria-controls={each === tab ? `panel-${each}` : undefined}
          tabIndex={each === tab ? 0 : -1}
          onClick={() => dispatch({ type: "tab", tab: each })}
        >
          {words.tabs[each]}
        </button>
      ))}
    </div>
  );
}
