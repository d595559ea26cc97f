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
  const closed = (): void => {
    if (isClosed.current) return;
    isClosed.current = true;
    onClose?.();
    dispatch({ type: "dialog", dialog: undefined });
  };
  // The event of the browser comes a moment later: another dialog may be on its way by then, and it would close that one.
  const close = (): void => {
    dialog.current?.close();
    closed();
  };
  return (
    <dialog ref={dialog} aria-labelledby="dialog-title" onClose={closed}>
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
