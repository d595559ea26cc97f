import { useEffect, useState } from "preact/hooks";

/** False when a component is drawn first, and true from the next frame on: large parts come then, so that no frame takes long. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => setSettled(true), []);
  return isSettled;
}
