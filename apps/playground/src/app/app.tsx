import { options } from "preact";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { CellStyle, Theme } from "../model/storage.js";
import { renameCellsIn, wordsWithCells } from "../words/cell-names.js";
import { type Words, english } from "../words/english.js";
import { Announcement } from "./announce.js";
import type { Plugin } from "../model/known.js";
import { type Page, PageProvider, useSelect, useWords } from "./context.js";
import { Header } from "./header.js";
import { Home } from "./home.js";
import { createFocusKeeper } from "./keep-focus.js";
import { listen } from "./keys.js";
import { lazy } from "./lazy.js";
import { inNextTask } from "./next-task.js";
import { UpdatePrompt } from "./update-prompt.js";
// The styles of small phones in main.tsx come after these. The start page draws a board, too.
import "../board/board.css";
import "../keypad/keypad.css";
import "../play/play.css";

/** The page in the language of the state. */
export function App({ page }: { page: Page }) {
  const [language, setLanguage] = useState<string>(page.store.state.language);
  const [cellStyle, setCellStyle] = useState<CellStyle>(page.store.state.cellStyle);
  const [plugins, setPlugins] = useState(page.store.state.plugins);
  const words = useNamedCells(usePluginWords(useLanguage(language), plugins), cellStyle);
  useLayoutEffect(
    () =>
      page.store.watch((state) => {
        setLanguage(state.language);
        setCellStyle(state.cellStyle);
        setPlugins(state.plugins);
      }),
    [page],
  );
  useLayoutEffect(() => listen(page.store, page.commands), [page]);
  return (
    <PageProvider page={page} words={words}>
      <Frame />
    </PageProvider>
  );
}

/** The words of a language. English is there at once; others are loaded. */
function useLanguage(language: string): Words {
  const [words, setWords] = useState<Words>(english);
  useEffect(() => {
    let isWanted = true;
    if (language === english.code) setWords(english);
    else
      void import("../words/load-words.js")
        .then(({ loadWords }) => loadWords(language))
        .then((loaded) => {
          if (isWanted) setWords(loaded);
        });
    return () => {
      isWanted = false;
    };
  }, [language]);
  useEffect(() => {
    document.documentElement.lang = words.code;
    document.title = words.pageTitle;
  }, [words]);
  return words;
}

/** The words with the translations of plugins. What adds them is loaded with the first plugin that has any. */
function usePluginWords(words: Words, plugins: readonly Plugin[]): Words {
  const [own, setOwn] = useState<{ readonly of: Words; readonly words: Words }>();
  useEffect(() => {
    const hasOwn = plugins.some(({ techniques }) => techniques.some(({ meta }) => meta.translations !== undefined));
    setOwn(undefined);
    if (hasOwn)
      void import("../words/plugin-words.js").then(({ wordsWithPlugins }) =>
        setOwn({ of: words, words: wordsWithPlugins(words, plugins) }),
      );
  }, [words, plugins]);
  return own?.of === words ? own.words : words;
}

/** The words with cells named in a style. All that is drawn from now on names them so. */
function useNamedCells(words: Words, style: CellStyle): Words {
  const named = useMemo(() => wordsWithCells(words, style), [words, style]);
  options.vnode = (vnode) => renameCellsIn(vnode, style, words);
  return named;
}

function Frame() {
  const room = useSelect((state) => state.route.room);
  const theme = useSelect((state) => state.theme);
  useEffect(() => {
    document.documentElement.dataset.theme = theme satisfies Theme;
  }, [theme]);
  useFocus();
  return (
    <>
      <Header />
      <Announcement />
      {room === "home" && <Home />}
      {room === "play" && <PlayRoom />}
      {room === "practice" && <PracticeRoom />}
      {room === "solve" && <SolveRoom />}
      {room === "film" && <FilmRoom />}
      {room === "progress" && <ProgressRoom />}
      <OpenDialogs />
      <UpdatePrompt />
      <UnsavedNotice />
    </>
  );
}

const PlayRoom = lazy(async () => (await import("../play/play-room.js")).PlayRoom);
const SolveRoom = lazy(async () => (await import("../solve/solve-room.js")).SolveRoom);
const PracticeRoom = lazy(async () => (await import("../practice/practice-room.js")).PracticeRoom);
const FilmRoom = lazy(async () => (await import("../film/film-room.js")).FilmRoom);
const ProgressRoom = lazy(async () => (await import("../progress/progress-room.js")).ProgressRoom);
const Dialogs = lazy(async () => (await import("../dialogs/dialogs.js")).Dialogs);

const Unsaved = lazy(async () => (await import("./unsaved.js")).Unsaved);

/** The prompt of a new version is in the same place. */
function UnsavedNotice() {
  const isShown = useSelect((state) => state.unsaved?.isRead === false && !state.hasUpdate);
  return isShown ? <Unsaved /> : null;
}

function OpenDialogs() {
  const isOpen = useSelect((state) => state.dialog !== undefined);
  return isOpen ? <Dialogs /> : null;
}

/** Keeps the focus where a pressed button goes away. */
function useFocus(): void {
  useWords();
  const focus = useMemo(createFocusKeeper, []);
  useEffect(() => focus.watch(), [focus]);
  // Parts of the page redraw without this one, so look after each change.
  useEffect(() => {
    let frame = 0;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      // After the frame: to move the focus before it, the browser would lay out the page at once.
      frame = requestAnimationFrame(() => {
        inNextTask(focus.keep);
      });
    });
    observer.observe(document.getElementById("app")!, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["disabled"],
    });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [focus]);
}
