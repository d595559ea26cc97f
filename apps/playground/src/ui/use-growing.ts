import { useEffect, useState } from "preact/hooks";

/** How many of a long list are drawn: some more in each frame, so that each frame is short. */
export function useGrowing(all: number, step: number): number {
  const [count, setCount] = useState(step);
  useEffect(() => {
    if (count >= all) return undefined;
    const frame = requestAnimationFrame(() => setCount(count + step));
    return () => cancelAnimationFrame(frame);
  }, [count, all, step]);
  return Math.min(count, all);
}
