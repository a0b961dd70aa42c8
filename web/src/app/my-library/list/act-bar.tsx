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
      className="foot-bar sticky bottom-4 z-10 mt-auto flex items-center gap-0.5 self-start max-sm:max-w-full max-sm:flex-wrap sm:w-max rounded-card border border-hairline bg-raised p-1.5 pl-3 shadow-float max-sm:bottom-2"
    >
      <output className="mr-1 text-13 text-ink tabular">{shown(count)} selected</output>
      {all !== undefined && all > count && (
        <Button look="quiet" size="small" className="px-2! text-ink!" onClick={acts.onAll}>
          Select all {shown(all)}
        </Button>
      )}
      <Button look="quiet" size="small" className="px-2!" onClick={acts.onClear}>
        Clear
      </Button>
      <span aria-hidden="true" className="h-0 basis-full sm:hidden" />
      <Button
        look="quiet"
        size="small"
        className="px-2! max-sm:-ml-2"
        aria-keyshortcuts="m"
        onClick={acts.onMove}
      >
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
    </section>
  );
}
