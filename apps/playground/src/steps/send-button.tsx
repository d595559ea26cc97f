import { useEffect, useState } from "preact/hooks";
import { useDispatch, useSelect, useWords } from "../ui/context.js";
import { Icon } from "../ui/icon.js";
import { sharedHash } from "../store/shared-hash.js";
import "./send.css";

/**
 * Sends the link to the step or the argument: to another app where the device offers that, else to the clipboard. On a narrow page it
 * is an icon, so that *Apply* beside it keeps its words.
 */
export function SendButton({ label }: { label?: string }) {
  const words = useWords();
  const dispatch = useDispatch();
  const link = new URL(useSelect(sharedHash), location.href).href;
  const [sent, setSent] = useState("");
  const name = label ?? words.cardLink;
  useEffect(() => setSent(""), [link]);
  const send = async (): Promise<void> => {
    try {
      if (matchMedia("(pointer: coarse)").matches && "share" in navigator) await navigator.share({ url: link });
      else {
        await navigator.clipboard.writeText(link);
        setSent(words.copied(words.theLink));
      }
    } catch (error) {
      // The player closed the list of apps.
      if ((error as Error).name !== "AbortError") dispatch({ type: "dialog", dialog: "share" });
    }
  };
  return (
    <>
      <button class="send" aria-label={name} title={name} onClick={() => void send()}>
        <Icon name={sent === "" ? "share" : "check"} /> <span>{sent === "" ? name : sent}</span>
      </button>
      <span class="spoken" aria-live="polite">
        {sent}
      </span>
    </>
  );
}
