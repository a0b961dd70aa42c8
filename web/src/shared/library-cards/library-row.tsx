import { Link } from '@tanstack/react-router';
import type { LibraryCard as Card } from '@whetstone/contract';
import { BeginningOnALine, TitleOnALine } from './beginning.tsx';
import { CopyRow } from './copy-row.tsx';
import type { LibrarySearch } from './library-search.ts';
import { FavoriteStar, VoteButton, votesOf } from './mark-buttons.tsx';

export interface LibraryRowProps {
  card: Card;
  /** State of the library behind the opened prompt. */
  search: LibrarySearch;
}

const shownTags = 4;

/** A public prompt: what it is, what it gives, how it begins; on one line where there is room. Its title opens it; the marks lie above that link. */
export const LibraryRow = ({ card, search }: LibraryRowProps) => (
  <article className="library-row ruled-row relative hover:bg-surface">
    <div className="library-row-name">
      <h3 dir="auto" className="text-14 font-medium">
        <Link
          to="/prompt-library"
          search={{ ...search, prompt: card.id }}
          resetScroll={false}
          className="after:absolute after:inset-0 after:rounded-control focus-visible:outline-none focus-visible:after:focus-ring-inside"
        >
          <TitleOnALine title={card.title} />
        </Link>
      </h3>
      <p className="library-row-category truncate text-12 text-mute">
        <bdi>{card.category}</bdi>
        {card.copies !== undefined && (
          <span className="hidden @max-[30rem]:inline"> · {votesOf(card.votes)}</span>
        )}
        {card.is_own && ' · Yours'}
      </p>
    </div>
    <div className="library-row-words">
      <BeginningOnALine text={card.preview} />
    </div>
    <ul aria-label="Tags" className="library-row-tags text-12 text-mute">
      {card.tags.slice(0, shownTags).map((tag, at) => (
        <li key={tag}>
          {at > 0 && ', '}
          {tag}
        </li>
      ))}
    </ul>
    <div className="relative flex flex-none items-center justify-end">
      <VoteButton prompt={card} />
      <FavoriteStar prompt={card} />
      <CopyRow prompt={card} />
    </div>
  </article>
);
