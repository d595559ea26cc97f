import { useState } from "preact/hooks";
import { useCommands, useWords } from "../../ui/context.js";
import { RulesPicker } from "../../ui/rules-picker.js";
import { PLAY_LEVELS, kindOf } from "../../model/daily.js";

/** New puzzles on boards with other houses. */
export function OtherBoards() {
  const words = useWords();
  const { newPuzzle } = useCommands();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <details class="other-boards">
      <summary>{words.otherBoards.title}</summary>
      <p class="note">{words.otherBoards.makeIntro}</p>
      <p class="note">{words.otherBoards.noRecord}</p>
      <RulesPicker chosen={chosen} onChange={setChosen} />
      <div class="buttons">
        {PLAY_LEVELS.map((level) => (
          <button key={level} disabled={chosen.length === 0} onClick={() => newPuzzle(kindOf(chosen, level))}>
            {words.levelNames[level]}
          </button>
        ))}
      </div>
    </details>
  );
}
