import type { ReactNode } from 'react';

export interface LibraryFrameProps {
  /** What stands above the title: where in the library one is. */
  facts?: ReactNode;
  title: string;
  lead?: ReactNode;
  /** At the title's right, below it on a phone: a search, or what can be done with the whole. */
  actions?: ReactNode;
  /** Beside the list, above it on a phone: what narrows it. */
  aside?: ReactNode;
  /** Beside the title, below it on a phone: what there is to see at once. */
  sheet?: ReactNode;
  children: ReactNode;
}

/** A page of the open library: title, what narrows the list, and the list, most of which is in the first screen. */
export const LibraryFrame = ({ facts, title, lead, actions, aside, sheet, children }: LibraryFrameProps) => (
  <>
    <header
      className={`mx-auto max-w-[1200px] px-4 pt-8 pb-8 sm:px-6 lg:pt-12 ${sheet ? 'grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1fr)_36rem]' : ''}`}
    >
      <div>
        {facts && <p className="mb-3 text-13 text-mute">{facts}</p>}
        <div className="flex flex-wrap items-center justify-between gap-x-12 gap-y-3">
          <h1 dir="auto" className="display max-w-[32ch] text-28 wrap-anywhere lg:text-44">
            {title}
          </h1>
          {actions && (
            <div className={`max-sm:order-1 max-sm:w-full ${sheet ? 'order-1 w-full lg:mt-3' : ''}`}>
              {actions}
            </div>
          )}
          {lead && (
            <div className="w-full">
              <p className="max-w-[72ch] text-14 text-body wrap-anywhere">{lead}</p>
            </div>
          )}
        </div>
      </div>
      {sheet}
    </header>
    <div
      className={`mx-auto grid max-w-[1200px] gap-x-8 gap-y-4 px-4 pb-16 sm:px-6 ${aside ? 'lg:grid-cols-[12rem_minmax(0,1fr)]' : ''}`}
    >
      {aside && <div className="max-lg:contents">{aside}</div>}
      <div className="min-w-0">{children}</div>
    </div>
  </>
);
