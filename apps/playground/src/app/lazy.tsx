import type { ComponentType, FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useWords } from "./context.js";

/**
 * A part of the page that is loaded when it is shown for the first time. If that fails, as without a network, the page says so and
 * offers another try. An optional part is left out then.
 */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { isOptional = false } = {},
): FunctionComponent<P> {
  let Part: ComponentType<P> | undefined;
  return (props) => {
    const words = useWords();
    const [state, setState] = useState<"loading" | "loaded" | "failed">("loading");
    const begin = (): void => {
      setState("loading");
      load().then(
        (part) => {
          Part = part;
          setState("loaded");
        },
        () => setState("failed"),
      );
    };
    useEffect(() => {
      if (Part === undefined) begin();
    }, []);
    if (Part !== undefined) return <Part {...props} />;
    if (state !== "failed" || isOptional) return null;
    return (
      <p role="alert">
        {words.notLoaded} <button onClick={begin}>{words.tryAgain}</button>
      </p>
    );
  };
}
