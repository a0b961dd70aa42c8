import type { ReactNode } from 'react';
import { planOf } from '@whetstone/contract/plans';
import { StartFree } from './start-free.tsx';

export interface ClosingProps {
  title: string;
  label?: string;
  /** Between title and button: a field for a goal, where the page has none of its own. */
  children?: ReactNode;
}

/** Closes a page with the one thing to do next: bring a goal where there is a field for it, else open an account. */
export function Closing({ title, label, children }: ClosingProps) {
  return (
    <section className="border-t border-hairline bg-surface">
      <div className="mx-auto max-w-[1200px] px-4 py-16 sm:px-6 lg:py-24">
        <h2 className="display max-w-[18ch] text-44 lg:text-68">{title}</h2>
        {children && <div className="mt-10">{children}</div>}
        <div className="mt-8 flex flex-wrap items-center gap-4">
          <StartFree label={label} look={children ? 'secondary' : 'primary'} />
          <span className="text-13 text-mute signed-in:hidden">
            {`${planOf('free').monthlyPrompts} prompts a month, no credit card.`}
          </span>
        </div>
      </div>
    </section>
  );
}
