import { useSyncExternalStore } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import { Signed } from '../../../ui/sign.tsx';
import { closeToast, readToasts, watchToasts } from '../../../ui/toast-store.ts';

interface ActBarProps {
  count: number;
  /** How many match in all, where that is more than what is selected. */
  all: number | undefined;
  onAll: () => void;
  onMove: () => void;
  onTag: () => void;
  onPublish: () => void;
  onExport: () => void;
  onDelete: () => void;
  onClear: () => void;
}

const shown = (number: number) => number.toLocaleString('en-US');

/** Stays in reach at the foot of the window while prompts are selected, however far the list is scrolled. */
export function ActBar({ count, all, ...acts }: ActBarProps) {
  return (
    <section
      aria-label="Selection"
      className="saying-bar @container sticky bottom-0 z-10 -mx-2 mt-auto border-t border-outline bg-canvas before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-10 before:bg-linear-to-t before:from-canvas max-sm:-mx-4 sm:pointer-fine:-ml-9 sm:pointer-fine:pl-7"
    >
      <Said />
      <div className="flex flex-wrap items-center gap-1 py-2 @max-[26rem]:justify-between max-sm:px-2 max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <Button look="quiet" size="small" className="px-2!" aria-label="Clear" onClick={acts.onClear}>
          <CloseIcon />
        </Button>
        <output className="text-13 text-ink tabular">{shown(count)} selected</output>
        {all !== undefined && all > count && (
          <Button
            look="quiet"
            size="small"
            className="px-2! underline underline-offset-4"
            aria-label={`Select all ${shown(all)}`}
            onClick={acts.onAll}
          >
            All {shown(all)}
          </Button>
        )}
        <span aria-hidden="true" className="h-0 basis-full @min-[26rem]:flex-1" />
        <Button look="quiet" size="small" className="px-2!" aria-keyshortcuts="m" onClick={acts.onMove}>
          Move to…
        </Button>
        <Button look="quiet" size="small" className="px-2!" aria-keyshortcuts="t" onClick={acts.onTag}>
          Tag
        </Button>
        <Button look="quiet" size="small" className="px-2!" aria-keyshortcuts="p" onClick={acts.onPublish}>
          Publish
        </Button>
        <Button look="quiet" size="small" className="px-2!" onClick={acts.onExport}>
          Export
        </Button>
        <Button
          look="quiet"
          size="small"
          className="px-2! text-bad!"
          aria-keyshortcuts="d"
          onClick={acts.onDelete}
        >
          Delete
        </Button>
      </div>
    </section>
  );
}

/** The last message in passing, over the acts that it is about. */
function Said() {
  const toast = useSyncExternalStore(watchToasts, readToasts).at(-1);
  return (
    <output className="flex min-h-11 items-center border-b border-hairline px-2 text-13 text-ink empty:hidden max-sm:px-4">
      {toast && (
        <>
          <span className="min-w-0 flex-1 wrap-anywhere">
            <Signed text={toast.text} />
          </span>
          {toast.action && (
            <Button
              size="small"
              onClick={() => {
                closeToast(toast.id);
                toast.action?.run();
              }}
            >
              {toast.action.label}
            </Button>
          )}
        </>
      )}
    </output>
  );
}
