import { type ComponentChildren, createContext } from "preact";
import { useContext, useLayoutEffect, useReducer, useRef } from "preact/hooks";
import type { Generator } from "../generator/generator.js";
import type { Action } from "../store/actions.js";
import type { Commands, Page, Plugins, Slots } from "../store/page.js";
import type { State } from "../store/state.js";
import { type Words, english } from "../model/words/english.js";

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
/** Adds what handles the actions of a feature. */
export const useHandle = (): Page["store"]["handle"] => usePage().store.handle;
export const useCommands = (): Commands => usePage().commands;
/** Views of other features. */
export const useSlots = (): Slots => usePage().slots;
export const useGenerator = (): Generator => usePage().generator;
export const usePlugins = (): Plugins => usePage().plugins;

/** A part of the state. The component is redrawn only when it changes. */
export const useSelect = <T,>(select: (state: State) => T): T => useCompared(select, Object.is);

/** Several parts of the state at once. The component is redrawn only when one of them changes. */
export const useSelectAll = <T extends object>(select: (state: State) => T): T => useCompared(select, hasEqualFields);

function useCompared<T>(select: (state: State) => T, isEqual: (one: T, other: T) => boolean): T {
  const { store } = usePage();
  const [, redraw] = useReducer<number, undefined>((count) => count + 1, 0);
  const value = select(store.state);
  const last = useRef({ select, value });
  last.current = { select, value };
  // Not `useEffect`: it runs after the first paint, and a click before that would not be noticed.
  useLayoutEffect(() => {
    const look = (): void => {
      if (!isEqual(last.current.select(store.state), last.current.value)) redraw(undefined);
    };
    look();
    return store.watch(look);
  }, [store]);
  return value;
}

/** Whether two objects with the same keys have the same values. */
export const hasEqualFields = <T extends object>(one: T, other: T): boolean =>
  (Object.keys(one) as (keyof T)[]).every((key) => Object.is(one[key], other[key]));
