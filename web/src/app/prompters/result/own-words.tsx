import type { Question } from '@whetstone/engine';
import { useLayoutEffect, useRef } from 'react';
import { describeError } from '../../../lib/api/describe-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Manuscript } from '../../../ui/manuscript/manuscript.tsx';
import { keepNotesOnLines } from '../../../ui/manuscript/notes-on-lines.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { OpenLines } from './open-lines.tsx';

export interface OwnWordsProps {
  goal: string;
  /** Of the goal, in the form. */
  said: readonly { id: string; label: string; text: string }[];
  open: readonly Question[];
  /** Why there is no more than that. */
  failure: Error | null;
  /** Asks for the same once more; undefined where that would be refused. */
  onRetry: (() => void) | undefined;
}

/** The sheet before the first prompt, once there is more to say than an example does: the goal, what was said of it, what is open. */
export function OwnWords({ goal, said, open, failure, onRetry }: OwnWordsProps) {
  const sheet = useRef<HTMLElement>(null);
  // Below the form, the form itself says it.
  const isBeside = useMedia('(min-width: 68rem)');
  useLayoutEffect(() => (sheet.current ? keepNotesOnLines(sheet.current) : undefined), []);
  return (
    <section ref={sheet} aria-label="Your words so far" className="flex flex-1 flex-col">
      <div
        className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-hairline px-(--desk-inset) py-4 ${failure ? 'border-t border-t-bad' : ''}`}
      >
        <div>
          <p role={failure && isBeside ? 'alert' : undefined} className="text-14 text-ink">
            {failure ? describeError(failure) : 'Your prompt begins with these words.'}
          </p>
          <p className="text-13 text-mute">
            {failure ? 'Your words are kept as you wrote them.' : 'They follow what you type and choose.'}
          </p>
        </div>
        {failure && onRetry && <Button onClick={onRetry}>Try again</Button>}
      </div>
      <Manuscript
        sections={[
          {
            id: 'goal',
            title: 'Your goal',
            text: goal,
            reason: 'Your own words',
            spans: [{ text: goal, origin: 'goal' }],
          },
          ...said.map(({ id, label, text }) => ({
            id,
            title: label,
            text,
            reason: '',
            spans: [{ text, origin: 'chosen' as const }],
          })),
        ]}
        next={open.length > 0 && <OpenLines questions={open} />}
      />
    </section>
  );
}
