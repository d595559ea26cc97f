import { useEffect, useState } from "preact/hooks";

/** False in the first frame of a component, true after it. A component draws its large parts only then, so that each frame is short. */
export function useSettled(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => setSettled(true), []);
  return isSettled;
}
