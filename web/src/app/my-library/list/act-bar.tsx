import { Button } from '../../../ui/button.tsx';

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

/** Stays in reach at the foot of the window while prompts are selected, however far the list is scrolled. */
export function ActBar({ count, all, ...acts }: ActBarProps) {
  const shown = (number: number) => number.toLocaleString('en-US');
  return (
    <section
      aria-label="Selection"
      className="foot-bar @container sticky bottom-4 z-10 mt-auto -mr-2 rounded-card border border-hairline bg-raised shadow-float max-sm:bottom-0 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0 max-sm:border-b-0 pointer-fine:-ml-6"
    >
      <div className="flex flex-wrap items-center gap-0.5 p-1.5 @max-[36rem]:justify-between max-sm:px-2 max-sm:pb-[max(0.375rem,env(safe-area-inset-bottom))]">
        <output className="mr-auto pl-2 text-13 text-ink tabular">{shown(count)} selected</output>
        {all !== undefined && all > count && (
          <Button look="quiet" size="small" className="px-2! text-ink!" onClick={acts.onAll}>
            Select all {shown(all)}
          </Button>
        )}
        <Button look="quiet" size="small" className="px-2!" onClick={acts.onClear}>
          Clear
        </Button>
        <span aria-hidden="true" className="h-0 basis-full @min-[36rem]:hidden" />
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
