import type { ComponentType, FunctionComponent } from "preact";
import { useEffect, useReducer } from "preact/hooks";

/** A part of the page that is loaded when it is shown for the first time. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): FunctionComponent<P> {
  let Part: ComponentType<P> | undefined;
  return (props) => {
    const [, redraw] = useReducer<number, undefined>((count) => count + 1, 0);
    useEffect(() => {
      if (Part !== undefined) return;
      void load().then((part) => {
        Part = part;
        redraw(undefined);
      });
    }, []);
    return Part === undefined ? null : <Part {...props} />;
  };
}
