import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useDispatch, useWords } from "./context.js";
import { Icon } from "./icon.js";

/** A dialog with a title. It closes itself. */
export function Dialog({
  title,
  children,
  onClose,
}: {
  title: string;
  children: ComponentChildren;
  onClose?: () => void;
}) {
  const words = useWords();
  const dispatch = useDispatch();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const isClosed = useRef(false);
  const forget = (): void => {
    if (isClosed.current) return;
    isClosed.current = true;
    onClose?.();
    dispatch({ type: "dialog", dialog: undefined });
  };
  // Forgets it at once: the browser's own event comes a moment later, and would take away a dialog that was opened in between.
  const close = (): void => {
    dialog.current?.close();
    forget();
  };
  return (
    <dialog ref={dialog} aria-labelledby="dialog-title" onClose={forget}>
      <header>
        <h2 id="dialog-title">{title}</h2>
        <button class="square" aria-label={words.close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
