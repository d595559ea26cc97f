import { useEffect, useRef } from "preact/hooks";
import { Code } from "../../ui/code.js";
import { useSelect, useWords } from "../../ui/context.js";

/** What the page says of what was tried in a dialog: the page's own line of status is behind it. */
export function Said() {
  const words = useWords();
  const notice = useSelect((state) => state.notice);
  const line = useRef<HTMLParagraphElement>(null);
  // On a phone, it is below what is seen.
  useEffect(() => line.current?.scrollIntoView({ block: "nearest" }), [notice]);
  if (notice === undefined) return null;
  const isError = notice.kind === "error";
  return (
    <p class={isError ? "fault" : "note"} role={isError ? "alert" : "status"} ref={line}>
      {notice.say(words)}
      {isError && <Code of={notice} />}
    </p>
  );
}
