import { useEffect } from "preact/hooks";
import { useDispatch, useSelect, useSlots, useWords } from "../../ui/context.js";
import { lazy } from "../../ui/lazy.js";
import { Status } from "../../ui/status.js";
import { Board } from "../../board/board.js";
import { layoutView } from "../../model/layout-view.js";
import { boardOf } from "../../model/board-of.js";
import { Keypad } from "../../board/keypad.js";
import { TABS } from "../../store/state.js";
import { HintCard } from "../../steps/hint-card.js";
import { PathRibbon } from "../../steps/ribbon.js";
import "../../ui/fields.css";
import "../../ui/card.css";
import "../../ui/room.css";
import "./solve.css";

const PathPanel = lazy(async () => (await import("./path-panel.js")).PathPanel);
const StepsPanel = lazy(async () => (await import("./steps-panel.js")).StepsPanel);
const TechniquesPanel = lazy(async () => (await import("./techniques-panel.js")).TechniquesPanel);

/** A board, the path to its solution, hints with proofs, and all steps. */
export function SolveRoom() {
  const words = useWords();
  const { ArguePanel } = useSlots();
  const tab = useSelect((state) => state.tab);
  const hint = useSelect((state) => state.about.hint);
  useEffect(() => {
    // Each panel is there as soon as its tab is pressed.
    for (const panel of [PathPanel, StepsPanel, TechniquesPanel]) panel.preload();
  }, []);
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
  const hint = useSelect((state) => state.about.hint);
  const isLooking = useSelect((state) => state.about.hinting !== undefined);
  const rules = layoutView(useSelect(({ game }) => game && boardOf(game.start).layout)).rules(words);
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
      {rules !== "" && <p class="note">{`${words.otherBoards.rulesOfPuzzle}${words.colon}${rules}.`}</p>}
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
