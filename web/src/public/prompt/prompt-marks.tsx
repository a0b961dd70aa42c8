import type { LibraryPrompt } from '@whetstone/contract';
import type { MarksData } from '../../shared/island-data/marks.ts';
import { buttonClasses } from '../../ui/button-classes.ts';
import { StarIcon, VoteIcon } from '../../ui/icons/icons.tsx';

const pressed = 'needs-script aria-pressed:text-mark';

/** Vote, favourite and copy of one's own: the script carries them out, or asks to sign in first. */
export const PromptMarks = ({ prompt: { id, votes } }: { prompt: Pick<LibraryPrompt, 'id' | 'votes'> }) => (
  <div {...({ 'data-marks': id } satisfies MarksData)} className="contents">
    <button
      type="button"
      aria-pressed="false"
      {...({ 'data-wish': 'vote' } satisfies MarksData)}
      className={buttonClasses('secondary', 'medium', pressed)}
    >
      <VoteIcon />
      Vote
      <span {...({ 'data-votes': true } satisfies MarksData)} className="text-mute tabular empty:hidden">
        {votes > 0 && votes.toLocaleString('en-US')}
      </span>
    </button>
    <button
      type="button"
      aria-pressed="false"
      {...({ 'data-wish': 'favorite' } satisfies MarksData)}
      className={buttonClasses('secondary', 'medium', pressed)}
    >
      <StarIcon />
      Favorite
    </button>
    <button
      type="button"
      {...({ 'data-wish': 'keep' } satisfies MarksData)}
      className={buttonClasses('secondary', 'medium', 'needs-script')}
    >
      Keep a copy
    </button>
    <output {...({ 'data-wish-said': true } satisfies MarksData)} className="block w-full empty:hidden" />
  </div>
);
