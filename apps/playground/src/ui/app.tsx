import { explain } from "@wings/core";
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import type { Session } from "../session.js";
import type { Theme } from "../state/storage.js";
import { mistakeIn } from "../state/mistake.js";
import { type State, TABS, type Tab, becameOf, countOf, knownAs, viewOf } from "../state/state.js";
import { Board } from "./board.js";
import { HelpDialog, OpenDialog, ShareDialog } from "./dialogs.js";
import { createFocusKeeper } from "./keep-focus.js";
import { HintPanel } from "./hint.js";
import { Icon } from "./icon.js";
import { PathPanel } from "./path.js";
import { drawLinks, pictureOf } from "./picture.js";
import { pageScrolls } from "./scroll.js";
import { StepsPanel } from "./steps.js";
import { TechniquesPanel } from "./techniques.js";
import { Status, Tools } from "./keypad.js";

const NAMES: Readonly<Record<Tab, string>> = {
  hint: "Hint",
  path: "Path",
  steps: "All steps",
  techniques: "Techniques",
};
const AFTER: Readonly<Record<Theme, Theme>> = { auto: "light", light: "dark", dark: "auto" };

export function App({ session }: { session: Session }) {
  const state = useSession(session);
  const [dialog, setDialog] = useState<"open" | "share" | "help">();
  const dark = useDark(state.theme);
  const props = { session, state, dark };
  const close = (): void => {
    setDialog(undefined);
  };
  useLayoutEffect(() => listen(session), []);
  useAhead(session, state, dark);
  const focus = useMemo(createFocusKeeper, []);
  useEffect(() => focus.watch(), []);
  useLayoutEffect(() => {
    focus.keep();
  });

  const { tab, theme } = state;
  return (
    <>
      <header class="top">
        <h1>wings</h1>
        <button class="quiet" onClick={() => setDialog("open")}>
          <Icon name="open" /> <span>Open</span>
        </button>
        <button class="quiet" onClick={() => setDialog("share")}>
          <Icon name="share" /> <span>Share</span>
        </button>
        <button
          class="quiet square"
          aria-label={`Colours: ${theme === "auto" ? "system" : theme}`}
          title={`Colours: ${theme === "auto" ? "system" : theme}`}
          onClick={() => session.setTheme(AFTER[theme])}
        >
          <Icon name={theme} />
        </button>
        <button class="quiet square" aria-label="Help" title="Help" onClick={() => setDialog("help")}>
          <Icon name="help" />
        </button>
      </header>
      <p class="spoken" role="status">
        {spoken(state)}
      </p>
      <main>
        <section class="table" aria-label="Board">
          <Board {...props} />
          <Status state={state} />
          <Tools session={session} state={state} />
        </section>
        <section class="side" aria-label="Help with this board">
          <Tabs session={session} tab={tab} />
          <div class="panel" role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} tabIndex={0}>
            {tab === "hint" && <HintPanel {...props} />}
            {tab === "path" && <PathPanel {...props} />}
            {tab === "steps" && <StepsPanel {...props} />}
            {tab === "techniques" && <TechniquesPanel session={session} state={state} />}
          </div>
        </section>
      </main>
      {dialog === "open" && <OpenDialog {...props} onClose={close} />}
      {dialog === "share" && <ShareDialog {...props} onClose={close} />}
      {dialog === "help" && <HelpDialog onClose={close} />}
    </>
  );
}

/** What a screen reader announces: the hint at its level, or the selected step. */
function spoken(state: State): string {
  const { step } = viewOf(state);
  if (step !== undefined) return `${knownAs(state, step.finding.technique).meta.name}. ${step.finding.text}`;
  const { tab, hint, verdict, survey, plugins } = state;
  if (tab === "techniques") return plugins.map((plugin) => `${becameOf(plugin)}.`).join(" ");
  if (tab === "steps") return survey === undefined || survey.running ? "" : `Steps found: ${countOf(survey)}.`;
  if (tab === "hint" && hint?.mistake) return `There is a mistake. ${mistakeIn(verdict)}`;
  return tab === "hint" && hint?.step ? explain(hint.step.finding, hint.level) : "";
}

function Tabs({ session, tab }: { session: Session; tab: Tab }) {
  const list = useRef<HTMLDivElement>(null);
  const seen = useRef(tab);
  useEffect(() => {
    // If the page scrolls, the new panel moves up to the board.
    if (seen.current !== tab && pageScrolls()) list.current?.scrollIntoView({ block: "start" });
    seen.current = tab;
  }, [tab]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { ArrowRight: 1, ArrowLeft: TABS.length - 1 }[event.key];
    if (by === undefined) return;
    const next = TABS[(TABS.indexOf(tab) + by) % TABS.length];
    session.show(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label="Panels" ref={list} onKeyDown={onKeyDown}>
      {TABS.map((each) => (
        <button
          key={each}
          id={`tab-${each}`}
          role="tab"
          aria-selected={each === tab}
          aria-controls={each === tab ? `panel-${each}` : undefined}
          tabIndex={each === tab ? 0 : -1}
          onClick={() => session.show(each)}
        >
          {NAMES[each]}
        </button>
      ))}
    </div>
  );
}

/** Idle time before the next step is drawn in advance, in milliseconds. */
const REST = 50;

/** Draws the next step in advance. The picture is cached with the step, so it can't belong to another board. */
function useAhead(session: Session, state: State, dark: boolean): void {
  const { history, choice, plugins } = state;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let end = (): void => undefined;
    let isWanted = true;
    void session.hints.foresee().then((step) => {
      if (step === null || !isWanted) return;
      timer = setTimeout(() => {
        const known = knownAs(session.state, step.finding.technique);
        const picture = pictureOf(step, known, dark ? "dark" : "light");
        end = drawLinks(session, picture, () => undefined);
      }, REST);
    });
    return () => {
      isWanted = false;
      clearTimeout(timer);
      end();
    };
  }, [history.now, choice, plugins, dark]);
}

/** The state of the session. The page is redrawn when it changes. */
function useSession(session: Session): Session["state"] {
  const [, draw] = useReducer<number, undefined>((count) => count + 1, 0);
  // Not `useEffect`: it runs after the first paint, and a click before that would not be noticed.
  useLayoutEffect(() => {
    const watcher = (): void => {
      draw(undefined);
    };
    session.watchers.add(watcher);
    return () => session.watchers.delete(watcher);
  }, []);
  return session.state;
}

/** Whether the page is dark, by choice or by the system setting. */
function useDark(theme: Theme): boolean {
  const query = matchMedia("(prefers-color-scheme: dark)");
  const [system, setSystem] = useState(query.matches);
  useEffect(() => {
    const watch = (): void => {
      setSystem(query.matches);
    };
    query.addEventListener("change", watch);
    return () => {
      query.removeEventListener("change", watch);
    };
  }, []);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return theme === "auto" ? system : theme === "dark";
}

/** Page-wide events: undo, redo, paste, and links in the address bar. */
function listen(session: Session): () => void {
  /** Whether the event belongs to a text field or an open dialog. */
  const isElsewhere = ({ target }: Event): boolean =>
    document.querySelector("dialog") !== null ||
    (target instanceof HTMLElement && target.matches("textarea, input:not([type=checkbox], [type=file])"));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || isElsewhere(event)) return;
    const key = event.key.toLowerCase();
    if (key === "z" && !event.shiftKey) session.boards.undo();
    else if (key === "y" || key === "z") session.boards.redo();
    else return;
    event.preventDefault();
  };
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData("text") ?? "";
    if (isElsewhere(event) || text.trim() === "") return;
    event.preventDefault();
    void session.boards.open(text);
  };
  const onHash = (): void => {
    // A bad link is replaced by the address of the board that is shown.
    if (!session.boards.openHash(location.hash)) session.keep();
  };
  addEventListener("keydown", onKeyDown);
  addEventListener("paste", onPaste);
  addEventListener("hashchange", onHash);
  return () => {
    removeEventListener("keydown", onKeyDown);
    removeEventListener("paste", onPaste);
    removeEventListener("hashchange", onHash);
  };
}
