import { type ComponentChildren, type ComponentType, Fragment, type FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { loadLateEnglish } from "../model/words/late-english.js";
import { useWords } from "./context.js";

/**
 * Reloads the page; its room and its board stay. A browser may remember that a module could not be loaded, and after an update
 * its file has another name: trying again then fails until the page is reloaded. Without a network, this page is better than none.
 */
function reload(error: unknown): void {
  if (!navigator.onLine) throw error;
  location.reload();
}

/**
 * A part of the page that is loaded when it is shown for the first time. If that fails, as without a network, the page says so and
 * offers another try. `preload` has it ready before it is shown.
 *
 * Meanwhile the frame says that it is loading. With `null` it says nothing: for what nobody waits for.
 */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Frame: ComponentType<{ children: ComponentChildren }> | null = Fragment,
): FunctionComponent<P> & { preload(this: void): void } {
  let Part: ComponentType<P> | undefined;
  const ready = async (): Promise<void> => {
    const [part] = await Promise.all([load(), loadLateEnglish()]);
    Part ??= part;
  };
  const Lazy: FunctionComponent<P> = (props) => {
    const words = useWords();
    const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
    const begin = (attempt: Promise<void>): void => {
      setState("loading");
      attempt.then(
        () => setState("loaded"),
        () => setState("failed"),
      );
    };
    useEffect(() => {
      if (Part === undefined) begin(ready());
      // It was loaded after this component was drawn, and before this effect.
      else setState("loaded");
    }, []);
    if (Part !== undefined) return <Part {...props} />;
    const Around = Frame ?? Fragment;
    if (state === "failed")
      return (
        <Around>
          <p class="late" role="alert">
            {words.notLoaded} <button onClick={() => begin(ready().catch(reload))}>{words.tryAgain}</button>
          </p>
        </Around>
      );
    return Frame === null ? null : (
      <Frame>
        <p class="late" role="status">
          {words.loading}
        </p>
      </Frame>
    );
  };
  return Object.assign(Lazy, {
    // If it fails, it is loaded again when it is shown.
    preload: () => void ready().catch(() => undefined),
  });
}
