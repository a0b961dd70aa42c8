import type { LibraryPrompt } from '@whetstone/contract';
import { buttonClasses } from '../../ui/button-classes.ts';
import { StarIcon, VoteIcon } from '../../ui/icons/icons.tsx';
import { useMarks } from './use-marks.ts';

type MarkedPrompt = Pick<LibraryPrompt, 'id' | 'title' | 'votes' | 'is_own' | 'is_favorite' | 'has_voted'>;

const votesOf = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'vote' : 'votes'}`;

/** Votes for a prompt, or takes the vote back; on one's own prompt only the count. */
export function VoteButton({ prompt }: { prompt: MarkedPrompt }) {
  const { toggleVote } = useMarks();
  const count = prompt.votes > 0 && prompt.votes.toLocaleString('en-US');
  if (prompt.is_own)
    return (
      <span
        title="Your own prompt"
        className="inline-flex h-8 min-w-16 items-center gap-1.5 px-2 text-13 font-medium text-body tabular"
      >
        <VoteIcon />
        <span aria-hidden="true">{count}</span>
        <span className="sr-only">{votesOf(prompt.votes)}</span>
      </span>
    );
  return (
    <button
      type="button"
      aria-pressed={prompt.has_voted}
      aria-label={`Vote for ${prompt.title}, ${votesOf(prompt.votes)}`}
      onClick={() => toggleVote(prompt)}
      className={buttonClasses(
        'quiet',
        'small',
        'min-w-16 justify-start! gap-1.5 px-2! tabular aria-pressed:text-mark @max-[30rem]:hidden',
      )}
    >
      <VoteIcon className={prompt.has_voted ? 'fill-mark' : ''} />
      {count}
    </button>
  );
}

/** The star alone, for cards. */
export function FavoriteStar({ prompt }: { prompt: MarkedPrompt }) {
  const { toggleFavorite } = useMarks();
  return (
    <button
      type="button"
      aria-pressed={prompt.is_favorite}
      aria-label={`Favorite ${prompt.title}`}
      onClick={() => toggleFavorite(prompt)}
      className={buttonClasses('quiet', 'small', 'w-8 px-0! aria-pressed:text-mark pointer-coarse:w-11')}
    >
      <StarIcon className={prompt.is_favorite ? 'fill-mark' : ''} />
    </button>
  );
}

/** The favourite in words, for the open prompt. */
export function FavoriteButton({ prompt }: { prompt: MarkedPrompt }) {
  const { toggleFavorite } = useMarks();
  return (
    <button
      type="button"
      aria-pressed={prompt.is_favorite}
      onClick={() => toggleFavorite(prompt)}
      className={buttonClasses('secondary', 'medium')}
    >
      <StarIcon className={prompt.is_favorite ? 'fill-mark text-mark' : ''} />
      <span className="max-sm:sr-only">{prompt.is_favorite ? 'Favorited' : 'Add to Favorites'}</span>
    </button>
  );
}
