import { useWords } from "../../ui/context.js";
import { offlineScript } from "../../offline/offline-script.js";
import { Dialog } from "../../ui/dialog.js";
import { TryBoard } from "./try-board.js";

export function HelpDialog() {
  const words = useWords();
  return (
    <Dialog title={words.helpTitle}>
      <p>
        {words.helpText}
        {offlineScript() === undefined ? words.helpOnline : words.helpOffline}
      </p>
      <p>{words.playHelp}</p>
      <h3>{words.hint}</h3>
      <p>{words.hintIntro}</p>
      <TryBoard />
      <h3>{words.termsTitle}</h3>
      <dl class="shortcuts">
        {words.terms.map(([term, about]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
      <p translate={false}>
        {words.cellStyleHelp} {words.cellStyleSetting}
      </p>
      <h3>{words.keysTitle}</h3>
      <dl class="shortcuts">
        {words.keys.map(([keys, about]) => (
          <div key={keys}>
            <dt>{keys}</dt>
            <dd>{about}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
