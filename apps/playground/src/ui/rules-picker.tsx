import { RULES } from "../model/daily.js";
import { useWords } from "./context.js";
import "./rules-picker.css";

/** The rules of a board with other houses: any of them together. */
export function RulesPicker({
  chosen,
  onChange,
}: {
  chosen: readonly string[];
  onChange(this: void, chosen: readonly string[]): void;
}) {
  const { otherBoards } = useWords();
  return (
    <fieldset class="rules">
      <legend>{otherBoards.rulesOfPuzzle}</legend>
      {RULES.map((rule) => (
        <label key={rule} class="check">
          <input
            type="checkbox"
            checked={chosen.includes(rule)}
            onChange={() =>
              onChange(RULES.filter((each) => (each === rule ? !chosen.includes(rule) : chosen.includes(each))))
            }
          />
          <span>
            <strong>{otherBoards.rules[rule]}</strong> <small>{otherBoards.about[rule]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
