import type { ReactNode } from 'react';

export interface LibraryFrameProps {
  /** What stands above the title: where in the library one is. */
  facts?: ReactNode;
  title: string;
  /** How many prompts there are, beside the title. */
  count?: string | undefined;
  lead?: ReactNode;
  /** At the title's right, below it on a phone: a search, or what can be done with the whole. */
  actions?: ReactNode;
  /** Beside the list, above it on a phone: what narrows it. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page of the open library: title, what narrows the list, and the list, most of which is in the first screen. */
export const LibraryFrame = ({ facts, title, count, lead, actions, aside, children }: LibraryFrameProps) => (
  <>
    <header className="mx-auto flex max-w-[1200px] flex-wrap items-end justify-between gap-x-12 gap-y-4 px-4 pt-6 pb-6 sm:px-6">
      <div className="min-w-0">
        {facts && <p className="mb-2 text-13 text-mute">{facts}</p>}
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h1 dir="auto" className="display max-w-[40ch] text-28 wrap-anywhere">
            {title}
          </h1>
          {count && <p className="text-13 text-mute tabular">{count}</p>}
        </div>
        {lead && <p className="mt-2 max-w-[72ch] text-14 text-body wrap-anywhere">{lead}</p>}
      </div>
      {actions && <div className="max-sm:w-full">{actions}</div>}
    </header>
    <div
      className={`mx-auto grid max-w-[1200px] gap-x-8 gap-y-4 px-4 pb-16 sm:px-6 ${aside ? 'lg:grid-cols-[12rem_minmax(0,1fr)]' : ''}`}
    >
      {aside && <div className="max-lg:contents">{aside}</div>}
      <div className="min-w-0">{children}</div>
    </div>
  </>
);
