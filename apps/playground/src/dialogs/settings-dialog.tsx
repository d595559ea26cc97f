import { useDispatch, useSelect, useWords } from "../app/context.js";
import { LANGUAGES, type LanguageName, type Switches, type Theme } from "../state/storage.js";
import { Dialog } from "./dialog.js";

const NAMES: Readonly<Record<LanguageName, string>> = { en: "English", de: "Deutsch" };
const THEMES: readonly Theme[] = ["auto", "light", "dark"];
const SWITCHES: readonly (keyof Switches)[] = ["candidates", "mistakes", "timer", "notation"];

export function SettingsDialog() {
  const words = useWords();
  const dispatch = useDispatch();
  const language = useSelect((state) => state.language);
  const theme = useSelect((state) => state.theme);
  const switches = useSelect((state) => state.switches);
  return (
    <Dialog title={words.settingsTitle}>
      <label>
        {words.languageLabel}
        <select
          value={language}
          onChange={(event) => dispatch({ type: "language", language: event.currentTarget.value as LanguageName })}
        >
          {LANGUAGES.map((each) => (
            <option key={each} value={each} lang={each}>
              {NAMES[each]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.colours}
        <select
          value={theme}
          onChange={(event) => dispatch({ type: "theme", theme: event.currentTarget.value as Theme })}
        >
          {THEMES.map((each) => (
            <option key={each} value={each}>
              {words.themes[each]}
            </option>
          ))}
        </select>
      </label>
      <div>
        {SWITCHES.map((name) => (
          <label class="check" key={name}>
            <input type="checkbox" checked={switches[name]} onChange={() => dispatch({ type: "switch", name })} />
            {words.switches[name]}
          </label>
        ))}
      </div>
    </Dialog>
  );
}
