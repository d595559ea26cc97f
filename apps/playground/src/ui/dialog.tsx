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
  const close = (): void => {
    onClose?.();
    dispatch({ type: "dialog", dialog: undefined });
  };
  return (
    <dialog ref={dialog} aria-labelledby="dialog-title" onClose={close}>
      <header>
        <h2 id="dialog-title">{title}</h2>
        <button class="square" aria-label={words.close} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
