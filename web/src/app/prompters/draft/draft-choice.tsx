import { useMutation } from '@tanstack/react-query';
import type { Draft } from '@whetstone/contract';
import { describeError } from '../../../lib/api/describe-error.ts';
import { textOr } from '../../../lib/drafts/kept-record.ts';
import { momentInWords } from '../../../lib/moment-in-words.ts';
import { Button } from '../../../ui/button.tsx';

interface DraftChoiceProps {
  newer: Draft;
  keepMine: () => Promise<void>;
  takeOther: () => Promise<void>;
}

/** Two pages changed one draft: the person decides which one stands here, and the other one is kept. */
export function DraftChoice({ newer, keepMine, takeOther }: DraftChoiceProps) {
  const choosing = useMutation({ mutationFn: (choose: () => Promise<void>) => choose() });
  const goal = textOr(newer.content['goal'], '').trim();
  return (
    <section
      aria-label="Changed elsewhere"
      className="flex flex-col gap-3 rounded-card border border-hairline bg-surface p-4 text-13"
    >
      <p role="alert" className="text-ink">
        This prompt was changed in another tab or on another device ({momentInWords(newer.updated_at)}). Yours
        is below. Both are kept until you choose.
      </p>
      <p className="line-clamp-2 text-mute">
        The other version: <span className="text-ink">{goal === '' ? 'no goal yet' : goal}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => choosing.mutate(keepMine)}>
          Keep mine
        </Button>
        <Button size="small" onClick={() => choosing.mutate(takeOther)}>
          Use the other version
        </Button>
      </div>
      {choosing.error && <p className="text-bad">{describeError(choosing.error)}</p>}
    </section>
  );
}
