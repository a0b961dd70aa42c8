import type { Usage } from '@whetstone/contract';
import { Link } from '@tanstack/react-router';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { Button } from '../../../ui/button.tsx';

interface UsedUpProps {
  isBusy: boolean;
  usage: Usage | undefined;
  /** There are words that could be lost. */
  hasDraft: boolean;
  onWriteFree: (() => void) | undefined;
}

const dayOf = (date: string) => dayInWords(date, { month: 'long', timeZone: 'UTC' });

/** That the month is used up, when there are prompts again, and what can be done until then. */
export const UsedUp = ({ isBusy, usage, hasDraft, onWriteFree }: UsedUpProps) => (
  <div className="text-13">
    <div className="flex min-h-6 items-center justify-between gap-4 pointer-coarse:-my-2">
      <p className="text-14 font-medium text-ink">Limit Reached - Upgrade Required</p>
      {onWriteFree ? (
        <Button look="link" size="text" busy={isBusy} onClick={onWriteFree}>
          Write for free
        </Button>
      ) : (
        <Link to="/user-library" className={buttonClasses('link', 'text')}>
          Your saved prompts
        </Link>
      )}
    </div>
    <p className="min-h-5">
      {usage && `Prompts reset on ${dayOf(usage.resets_at)}. `}
      {onWriteFree ? 'Tidying up is still free.' : hasDraft && 'Your draft is kept.'}
    </p>
  </div>
);
