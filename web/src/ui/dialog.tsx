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

const widths = {
  medium: '',
  form: 'w-[min(45rem,calc(100vw-1.5rem))]',
  wide: 'w-[min(60rem,calc(100vw-1.5rem))]',
  beside: 'dialog-beside',
  parts: 'dialog-parts',
  palette: 'mt-[10dvh] w-[min(40rem,calc(100vw-1.5rem))]',
} as const;

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
      className={`dialog ${widths[size]}`}
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onCancel={(event) => {
        if (!asksToClose || event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      closedby="any"
    >
      <div
        className={
          isPalette ? 'flex max-h-[80dvh] flex-col' : 'flex min-h-full flex-col gap-4 p-6 max-sm:p-4'
        }
      >
        <h2
          id={titleId}
          ref={heading}
          className={isPalette ? 'sr-only' : 'display outline-none line-clamp-4 pr-10 text-28 wrap-anywhere'}
        >
          {title}
        </h2>
        {children}
        {/* Last in order, so that the focus begins at the first field or action. */}
        <button
          type="button"
          ref={closing}
          aria-label="Close"
          onClick={onClose}
          className={`absolute ${isPalette ? 'top-2 right-2 pointer-coarse:top-1' : 'top-5 right-2.5 max-sm:top-3 max-sm:right-1 pointer-coarse:top-2 pointer-coarse:right-0'} inline-flex size-9 items-center justify-center rounded-control text-mute hover:bg-surface hover:text-ink pointer-coarse:size-11`}
        >
          <CloseIcon />
        </button>
      </div>
    </dialog>
  );
}
