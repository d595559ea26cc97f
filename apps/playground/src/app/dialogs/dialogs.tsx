import { useSelect } from "../../ui/context.js";
import { HelpDialog } from "./help-dialog.js";
import { OpenDialog } from "./open-dialog.js";
import { PhotoDialog } from "./photo-dialog.js";
import { PrintDialog } from "./print-dialog.js";
import { SettingsDialog } from "./settings-dialog.js";
import { ShareDialog } from "./share-dialog.js";
import "../../ui/fields.css";
import "../../ui/card.css";
import "./dialogs.css";

/** The dialog that is open. The page loads this module when the first one opens. */
export function Dialogs() {
  switch (useSelect((state) => state.dialog)) {
    case "open":
      return <OpenDialog />;
    case "share":
      return <ShareDialog />;
    case "settings":
      return <SettingsDialog />;
    case "print":
      return <PrintDialog />;
    case "photo":
      return <PhotoDialog />;
    case "help":
      return <HelpDialog />;
    default:
      return null;
  }
}
