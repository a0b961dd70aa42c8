import type { LibraryPrompt } from '@whetstone/contract';
import { buttonClasses } from '../../ui/button-classes.ts';
import { StarIcon, VoteIcon } from '../../ui/icons/icons.tsx';
import { useMarks } from './use-marks.ts';

type MarkedPrompt = Pick<LibraryPrompt, 'id' | 'title' | 'votes' | 'is_own' | 'is_favorite' | 'has_voted'> & {
  /** Unknown where no count could be read. */
  copies?: number | undefined;
};

export const votesOf = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'vote' : 'votes'}`;

export interface VoteButtonProps {
  prompt: MarkedPrompt;
  /** In words for the open prompt, whose list it does not stand in. */
  isWorded?: boolean;
}

const counting = 'min-w-16 justify-between! gap-1.5 px-2! tabular @max-[30rem]:hidden';

/** Votes for a prompt, or takes the vote back; on one's own prompt only the count. */
export function VoteButton({ prompt, isWorded = false }: VoteButtonProps) {
  const { toggleVote } = useMarks();
  const count = prompt.copies !== undefined && (
    <span className={prompt.votes === 0 ? 'text-mute' : ''}>
      {prompt.votes.toLocaleString('en-US')}
      <span className="sr-only"> {prompt.votes === 1 ? 'vote' : 'votes'}</span>
    </span>
  );
  if (prompt.is_own)
    return (
      <span
        title="Your own prompt"
        className={`inline-flex h-8 items-center text-13 font-medium text-body ${counting}`}
      >
        <VoteIcon />
        {count}
      </span>
    );
  return (
    <button
      type="button"
      aria-pressed={prompt.has_voted}
      onClick={() => toggleVote(prompt)}
      className={buttonClasses(
        isWorded ? 'secondary' : 'quiet',
        isWorded ? 'medium' : 'small',
        isWorded ? 'tabular' : `${counting} aria-pressed:text-mark`,
      )}
    >
      <VoteIcon className={prompt.has_voted ? 'fill-mark text-mark' : ''} />
      <span className={isWorded ? 'max-sm:sr-only' : 'sr-only'}>Vote</span>
      <span className="sr-only">
        {' '}
        for {prompt.title}
        {count && ', '}
      </span>
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
