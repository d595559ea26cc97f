import type { ComponentChildren } from "preact";
import { RULES } from "../../model/daily.js";
import { useWords } from "../../ui/context.js";
import { RulesPicker } from "../../ui/rules-picker.js";

/** A map of regions, as somebody may type it. */
const MAP = "AAAABBBBB\nAAAACCCBB\nADEEECFBB\nDDGEECFFF\nDDGECCFFF\nDGGECCFFH\nDGEEIIHHH\nDGIIIIIHH\nDGGGIIHHH";

/** The rules of a board that comes without them. */
export interface ChosenRules {
  readonly rules: readonly string[];
  /** The regions of a jigsaw. */
  readonly map: string;
}

/** The name of the layout with these rules; none for a classic board. */
export const layoutNameOf = ({ rules, map }: ChosenRules): string | undefined =>
  rules.map((rule) => (rule === "jigsaw" ? `jigsaw:${map}` : rule)).join("+") || undefined;

/** The rules of a layout that was named by `layoutNameOf`. */
export function rulesOfLayout(name = ""): ChosenRules {
  const parts = name.split("+").map((part) => part.split(":"));
  return {
    rules: RULES.filter((rule) => parts.some(([each]) => each === rule)),
    map: parts.find(([rule]) => rule === "jigsaw")?.[1] ?? "",
  };
}

/** Chooses the rules of a board that comes without them: folded, because most boards are classic. */
export function OtherRules({
  chosen,
  onChange,
  children,
}: {
  chosen: ChosenRules;
  onChange(this: void, chosen: ChosenRules): void;
  children?: ComponentChildren;
}) {
  const words = useWords();
  const { rules, map } = chosen;
  return (
    <details class="other-boards">
      <summary>
        {words.otherBoards.title}
        {rules.length > 0 && `${words.colon}${rules.map((rule) => words.otherBoards.rules[rule]).join(", ")}`}
      </summary>
      <p class="note">{words.otherBoards.rulesHelp}</p>
      <RulesPicker chosen={rules} onChange={(changed) => onChange({ rules: changed, map })} />
      {rules.includes("jigsaw") && (
        <label>
          {words.otherBoards.map}
          <textarea
            rows={9}
            value={map}
            spellcheck={false}
            placeholder={MAP}
            onInput={(event) => onChange({ rules, map: event.currentTarget.value })}
          />
        </label>
      )}
      {children}
    </details>
  );
}
