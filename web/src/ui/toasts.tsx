import { useEffect, useState, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { CloseIcon } from './icons/icons.tsx';
import { Signed } from './sign.tsx';
import { closeToast, readToasts, type Toast, watchToasts } from './toast-store.ts';

/** How long a message stays unless it says otherwise; the clock waits while it is pointed at or has the focus. */
const shownMs = 10_000;

/** Messages in passing, read out as they come. */
export function Toasts() {
  const toasts = useSyncExternalStore(watchToasts, readToasts);
  return (
    <output className="toasts pointer-events-none fixed inset-x-4 z-30 flex flex-col items-center gap-2">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </output>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => closeToast(toast.id), toast.shownMs ?? shownMs);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id, toast.shownMs]);
  const { action } = toast;
  return (
    <div
      className="pointer-events-auto flex max-w-xl items-center max-sm:w-full gap-3 rounded-card bg-ink p-2 pl-4 text-13 text-on-ink shadow-float"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <p className="mr-auto wrap-anywhere">
        <Signed text={toast.text} />
      </p>
      {action && (
        <Button
          size="small"
          onClick={() => {
            closeToast(toast.id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <button
        type="button"
        aria-label="Close message"
        onClick={() => closeToast(toast.id)}
        className="inline-flex size-8 flex-none items-center justify-center hover:opacity-70 pointer-coarse:size-11"
      >
        <CloseIcon />
      </button>
    </div>
  );
}
