import { useEffect, useRef } from "preact/hooks";
import { Code } from "../../ui/code.js";
import { useSelect, useWords } from "../../ui/context.js";

/** The error of what was tried in a dialog: the page's own line of status is behind it. */
export function Fault() {
  const words = useWords();
  const notice = useSelect((state) => state.notice);
  const line = useRef<HTMLParagraphElement>(null);
  // On a phone, it is below what is seen.
  useEffect(() => line.current?.scrollIntoView({ block: "nearest" }), [notice]);
  if (notice?.kind !== "error") return null;
  return (
    <p class="fault" role="alert" ref={line}>
      {notice.say(words)}
      <Code of={notice} />
    </p>
  );
}
