import { useEffect, useState } from "preact/hooks";

/** False in the first frame of a component, then true. Large parts of a component wait for the second frame, so each frame is short. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => setSettled(true), []);
  return isSettled;
}
