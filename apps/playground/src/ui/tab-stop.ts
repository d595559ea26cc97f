import { useLayoutEffect } from "preact/hooks";

/** Makes one element of a list its only stop of the Tab key, so that the elements need not be drawn again for it. */
export function useTabStop(list: { readonly current: Element | null }, stop: string): void {
  useLayoutEffect(() => {
    const element = list.current?.querySelector(stop) ?? list.current?.querySelector("[tabindex]");
    for (const each of list.current?.querySelectorAll("[tabindex='0']") ?? [])
      if (each !== element) each.setAttribute("tabindex", "-1");
    element?.setAttribute("tabindex", "0");
  });
}
