import { type ComponentChildren, createContext } from "preact";
import { useContext, useLayoutEffect, useReducer, useRef } from "preact/hooks";
import type { Commands } from "../effects/commands.js";
import type { PageStore } from "../effects/keyed.js";
import type { Plugins } from "../effects/plugins.js";
import type { Generator } from "../generator/generator.js";
import type { Action } from "../store/reduce.js";
import type { State } from "../store/state.js";
import { type Words, english } from "../words/english.js";

/** What all parts of the page share. */
export interface Page {
  readonly store: PageStore;
  readonly commands: Commands;
  readonly plugins: Plugins;
  readonly generator: Generator;
}

const PageContext = createContext<Page | undefined>(undefined);
const WordsContext = createContext<Words>(english);

export const PageProvider = ({ page, words, children }: { page: Page; words: Words; children: ComponentChildren }) => (
  <PageContext.Provider value={page}>
    <WordsContext.Provider value={words}>{children}</WordsContext.Provider>
  </PageContext.Provider>
);

const usePage = (): Page => useContext(PageContext)!;
export const useWords = (): Words => useContext(WordsContext);
export const useDispatch = (): ((action: Action) => void) => usePage().store.dispatch;
export const useCommands = (): Commands => usePage().commands;
export const useGenerator = (): Generator => usePage().generator;
export const usePlugins = (): Plugins => usePage().plugins;

/** A part of the state. The component is redrawn only when it changes. */
export function useSelect<T>(select: (state: State) => T): T {
  const { store } = usePage();
  const [, redraw] = useReducer<number, undefined>((count) => count + 1, 0);
  const value = select(store.state);
  const last = useRef({ select, value });
  last.current = { select, value };
  // Not `useEffect`: it runs after the first paint, and a click before that would not be noticed.
  useLayoutEffect(() => {
    const look = (): void => {
      if (!Object.is(last.current.select(store.state), last.current.value)) redraw(undefined);
    };
    look();
    return store.watch(look);
  }, [store]);
  return value;
}
