import { type ReactNode, useId, useState } from 'react';
import { ArrowRightIcon } from '../../../ui/icons/icons.tsx';

export interface ActFrameProps {
  title: string;
  /** What the act does. */
  intro: string;
  /** Opens when its name is pressed. */
  isFolded?: boolean;
  children: ReactNode;
}

/** The place of one act of an admin: its name, what it does, how it is done. */
export function ActFrame({ title, intro, isFolded = false, children }: ActFrameProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(!isFolded);
  if (!isFolded)
    return (
      <section aria-labelledby={id} className="flex flex-col gap-6 border-t border-hairline pt-4 pb-2">
        <div className="grid gap-1">
          <h2 id={id} className="text-16 font-medium">
            {title}
          </h2>
          <p className="text-13 text-mute">{intro}</p>
        </div>
        {children}
      </section>
    );
  return (
    <section aria-labelledby={id} className="border-y border-hairline max-md:not-first:border-t-0">
      <div className="relative flex min-h-(--row-two) items-center gap-4">
        <div className="min-w-0 flex-1 items-baseline gap-x-3 sm:flex">
          <h2 id={id} className="flex-none text-14 font-medium">
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
              className="after:absolute after:inset-0"
            >
              {title}
            </button>
          </h2>
          <p className="text-12 text-mute">{intro}</p>
        </div>
        <ArrowRightIcon className={`flex-none text-mute ${isOpen ? 'rotate-90' : ''}`} />
      </div>
      {isOpen && <div className="flex flex-col gap-6 pt-2 pb-6">{children}</div>}
    </section>
  );
}
