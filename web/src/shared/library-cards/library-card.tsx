import { Fragment } from 'react';
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

const blanks = /\{\{([^{}]+)\}\}/g;
/** How a prompt begins, its blanks underlined as on the desk. */
const Beginning = ({ text }: { text: string }) => {
  const found = [...text.matchAll(blanks)];
  const endOf = (at: number) => (found[at] ? found[at].index + found[at][0].length : 0);
  return (
    <>
      {found.map(({ 1: name, index }, at) => (
        <Fragment key={index}>
          {text.slice(endOf(at - 1), index)}
          <span className="border-b border-mark text-body">{name}</span>
        </Fragment>
      ))}
      {text.slice(endOf(found.length - 1))}
    </>
  );
};

/** A public prompt in a list. Its title opens it; the marks stay within reach above the link. */
export function LibraryCard({ card, search, heading: Heading, tags }: LibraryCardProps) {
  return (
    <article className="group relative flex h-full flex-col rounded-card border border-hairline bg-raised px-4 pt-3 pb-1 hover:border-border has-[a:focus-visible]:border-border">
      <p className="truncate pb-1 text-12 text-mute">
        {card.category}
        {card.is_template && ' · Template'}
        {card.is_own && ' · Yours'}
      </p>
      <Heading className="line-clamp-1 text-14 font-medium wrap-anywhere">
        <Link
          to="/prompt-library"
          search={{ ...search, prompt: card.id }}
          resetScroll={false}
          className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-mark"
        >
          {card.title}
        </Link>
      </Heading>
      {card.description && <p className="truncate text-13 text-body">{card.description}</p>}
      <p
        className={`mt-1.5 font-mono text-12 leading-5 text-mute wrap-anywhere ${card.description ? 'line-clamp-2' : 'line-clamp-3'}`}
      >
        <Beginning text={card.preview} />
      </p>
      <div className="mt-auto flex items-center gap-2 pt-1">
        <TagList tags={card.tags.slice(0, tags)} />
        <div className="relative ml-auto flex flex-none">
          <VoteButton prompt={card} />
          <FavoriteStar prompt={card} />
        </div>
      </div>
    </article>
  );
}
