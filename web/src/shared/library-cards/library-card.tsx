import { Link } from '@tanstack/react-router';
import type { LibraryCard as Card } from '@whetstone/contract';
import type { LibrarySearch } from './library-search.ts';
import { FavoriteStar, VoteButton } from './mark-buttons.tsx';
import { TagList } from './tag-list.tsx';

export interface LibraryCardProps {
  card: Card;
  /** State of the library behind the opened prompt. */
  search: LibrarySearch;
  heading: 'h2' | 'h3';
  tags: number;
}

/** A public prompt in a list. Its title opens it; the marks stay within reach above the link. */
export function LibraryCard({ card, search, heading: Heading, tags }: LibraryCardProps) {
  return (
    <article className="group relative flex h-full flex-col rounded-card border border-hairline bg-raised p-4 pb-2 hover:border-border has-[a:focus-visible]:border-border">
      <p className="truncate pb-1 text-12 text-mute">
        {card.category}
        {card.is_template && ' · Template'}
        {card.is_own && ' · Yours'}
      </p>
      <Heading className="line-clamp-2 text-14 font-medium wrap-anywhere">
        <Link
          to="/prompt-library"
          search={{ ...search, prompt: card.id }}
          resetScroll={false}
          className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-mark"
        >
          {card.title}
        </Link>
      </Heading>
      {card.description && (
        <p className="mt-1 line-clamp-2 text-13 text-body wrap-anywhere">{card.description}</p>
      )}
      <p className="mt-3 line-clamp-3 border-l border-hairline pl-3 font-mono text-12 leading-5 text-mute wrap-anywhere">
        {card.preview}
      </p>
      <div className="mt-auto flex items-end gap-2 pt-3">
        <TagList tags={card.tags.slice(0, tags)} />
        <div className="relative ml-auto flex flex-none">
          <VoteButton prompt={card} />
          <FavoriteStar prompt={card} />
        </div>
      </div>
    </article>
  );
}
