import type { ReactNode } from 'react';
import { useId } from 'react';
import { describeError } from '../../../lib/api/describe-error.ts';
import { MessageBox } from '../../../ui/message-box.tsx';

export interface ActSectionProps {
  title: string;
  intro: string;
  /** What came of the act. */
  outcome: { data?: { message: string }; error: Error | null };
  children: ReactNode;
}

/** One act of an admin: what it does, how it is done, and what came of it. */
export function ActSection({ title, intro, outcome, children }: ActSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3 border-t border-ink pt-4 pb-2">
      <h2 id={headingId} className="text-16 font-medium">
        {title}
      </h2>
      <p className="text-13 text-mute">{intro}</p>
      {children}
      {outcome.data && <MessageBox look="done">{outcome.data.message}</MessageBox>}
      {outcome.error && <MessageBox look="bad">{describeError(outcome.error)}</MessageBox>}
    </section>
  );
}
