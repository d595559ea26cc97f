import { parse } from "@wings/core";
import { techniques } from "@wings/ladder";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { PUZZLE } from "../puzzle.js";
import { useHint } from "./use-hint.js";

// #region use
function HintButton() {
  const [board, setBoard] = useState(() => parse(PUZZLE));
  const { level, finding, text, svg, next, apply, reset } = useHint(board, techniques);
  return (
    <>
      <div dangerouslySetInnerHTML={{ __html: svg }} />
      <p role="status">{text}</p>
      {!level && <button onClick={next}>Hint</button>}
      {finding && level !== "why" && <button onClick={next}>More</button>}
      {finding && level === "why" && <button onClick={() => setBoard(apply())}>Apply</button>}
      {level && <button onClick={reset}>Close</button>}
    </>
  );
}
// #endregion use

createRoot(document.querySelector("#app")!).render(<HintButton />);
