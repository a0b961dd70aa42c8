import type { Usage } from '@whetstone/contract';
import { Link } from '@tanstack/react-router';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { Button } from '../../../ui/button.tsx';

interface UsedUpProps {
  isBusy: boolean;
  usage: Usage | undefined;
  onWriteFree: (() => void) | undefined;
}

const dayOf = (date: string) => dayInWords(date, { month: 'long', timeZone: 'UTC' });

/** When there are prompts again, and what can be done until then. */
export const UsedUp = ({ isBusy, usage, onWriteFree }: UsedUpProps) => (
  <p className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 text-13">
    <span>
      {usage && `Prompts reset on ${dayOf(usage.resets_at)}. `}
      {onWriteFree ? 'Tidying up your words is still free.' : 'Your draft is kept.'}
    </span>
    {onWriteFree ? (
      <Button look="link" size="text" busy={isBusy} onClick={onWriteFree}>
        Write for free
      </Button>
    ) : (
      <Link to="/user-library" className="text-ink underline underline-offset-4">
        Your saved prompts
      </Link>
    )}
  </p>
);
