import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CloseIcon } from './icons/icons.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** A palette has no frame of its own: its title is for screen readers alone. One with parts keeps its upper edge from part to part; one with something beside it leaves 20rem at the left. */
  size?: 'medium' | 'form' | 'wide' | 'beside' | 'parts' | 'palette';
  /** Escape and a press outside ask `onClose` instead of closing, for what could be lost. */
  asksToClose?: boolean;
}

/** A heading takes the focus only when it is given: among what can be focused it would always be the first. */
function focusOn(heading: HTMLElement | null): void {
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}

/** The browser's own modal dialog: it keeps the focus inside, closes on Escape and gives the focus back. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  size = 'medium',
  asksToClose = false,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const closing = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const isPalette = size === 'palette';
  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) {
      dialog.showModal();
      // Where the fields are still on their way, the only thing to press would be the way out.
      if (document.activeElement === closing.current) focusOn(heading.current);
    }
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={`dialog dialog-${size}`}
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onCancel={(event) => {
        if (!asksToClose || event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      closedby="any"
    >
      <div className="dialog-frame">
        <h2
          id={titleId}
          ref={heading}
          className={isPalette ? 'sr-only' : 'dialog-head display text-28/8 outline-none'}
        >
          <span className="line-clamp-3 wrap-anywhere">{title}</span>
        </h2>
        {children}
        {/* Last in order, so that the focus begins at the first field or action. */}
        <button type="button" ref={closing} aria-label="Close" onClick={onClose} className="dialog-close">
          <CloseIcon />
        </button>
      </div>
    </dialog>
  );
}
