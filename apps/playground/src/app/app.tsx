import { type ComponentChildren, options } from "preact";
import { useEffect, useLayoutEffect, useMemo, useState } from "preact/hooks";
import type { CellStyle, Theme } from "../model/storage.js";
import { renameCellsIn, wordsWithCells } from "../model/words/cell-names.js";
import type { Words } from "../model/words/english.js";
import { englishNow, watchEnglish } from "../model/words/late-english.js";
import type { Plugin } from "../model/known.js";
import type { Page } from "../store/page.js";
import { PageProvider, useDispatch, useSelect, useWords } from "../ui/context.js";
import { Header } from "./header.js";
import { Home } from "./home.js";
import { createFocusKeeper } from "./keep-focus.js";
import { listen } from "./keys.js";
import { lazy } from "../ui/lazy.js";
import { inNextTask } from "../ui/next-task.js";
import { UpdatePrompt } from "./update-prompt.js";

/** The page in the language of the state. */
export function App({ page }: { page: Page }) {
  const [language, setLanguage] = useState<string>(page.store.state.settings.language);
  const [cellStyle, setCellStyle] = useState<CellStyle>(page.store.state.settings.cellStyle);
  const [plugins, setPlugins] = useState(page.store.state.plugins);
  const words = useNamedCells(usePluginWords(useLanguage(language), plugins), cellStyle);
  useLayoutEffect(
    () =>
      page.store.watch((state) => {
        setLanguage(state.settings.language);
        setCellStyle(state.settings.cellStyle);
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

/** English, as far as it is loaded. */
function useEnglish(): Words {
  const [words, setWords] = useState<Words>(englishNow);
  useLayoutEffect(() => {
    const show = (): void => setWords(englishNow());
    show();
    return watchEnglish(show);
  }, []);
  return words;
}

/** The words of a language. Until they are loaded, the page keeps those that it has. */
function useLanguage(language: string): Words {
  const own = useEnglish();
  const [loaded, setLoaded] = useState<Words>();
  useEffect(() => {
    let isWanted = true;
    if (language !== own.code)
      void import("../model/words/load-words.js")
        .then(({ loadWords }) => loadWords(language))
        .then((its) => {
          if (isWanted) setLoaded(its);
        });
    return () => {
      isWanted = false;
    };
  }, [language, own.code]);
  const words = language === own.code ? own : (loaded ?? own);
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
      void import("../model/words/plugin-words.js").then(({ wordsWithPlugins }) =>
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
  const isMap = useSelect(({ route }) => route.room === "practice" && route.technique === undefined);
  const theme = useSelect((state) => state.settings.theme);
  useEffect(() => {
    document.documentElement.dataset.theme = theme satisfies Theme;
  }, [theme]);
  useFocus();
  return (
    <>
      <Header />
      {room !== "home" && <Announcement />}
      {room === "home" && <Home />}
      {room === "play" && <PlayRoom />}
      {room === "practice" && (isMap ? <MapRoom /> : <PracticeRoom />)}
      {room === "solve" && <SolveRoom />}
      {room === "film" && <FilmRoom />}
      {room === "progress" && <ProgressRoom />}
      <OpenDialogs />
      <UpdatePrompt />
      <UnsavedNotice />
    </>
  );
}

const Announcement = lazy(async () => (await import("./announce.js")).Announcement, null);
const PlayRoom = lazy(async () => (await import("../features/play/play-room.js")).PlayRoom, RoomFrame);
const SolveRoom = lazy(async () => (await import("../features/solve/solve-room.js")).SolveRoom, RoomFrame);
const MapRoom = lazy(async () => (await import("../features/map/map-room.js")).MapRoom, RoomFrame);
const PracticeRoom = lazy(async () => (await import("../features/practice/practice-room.js")).PracticeRoom, RoomFrame);
const FilmRoom = lazy(async () => (await import("../features/film/film-room.js")).FilmRoom, RoomFrame);
const ProgressRoom = lazy(async () => (await import("../features/progress/progress-room.js")).ProgressRoom, RoomFrame);
const Dialogs = lazy(async () => (await import("./dialogs/dialogs.js")).Dialogs, DialogFrame);

const Unsaved = lazy(async () => (await import("./unsaved.js")).Unsaved, null);

function RoomFrame({ children }: { children: ComponentChildren }) {
  return <main>{children}</main>;
}

/** It takes no focus, so that the focus returns to the button that opened the dialog. */
function DialogFrame({ children }: { children: ComponentChildren }) {
  const words = useWords();
  const dispatch = useDispatch();
  return (
    <div class="update coming">
      {children}
      <button onClick={() => dispatch({ type: "dialog", dialog: undefined })}>{words.cancel}</button>
    </div>
  );
}

/** The prompt of a new version is in the same place. */
function UnsavedNotice() {
  const isShown = useSelect((state) => state.news?.unsaved?.isRead === false && state.news.hasUpdate !== true);
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
