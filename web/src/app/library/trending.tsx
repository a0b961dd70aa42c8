import type { LibraryCard } from '@whetstone/contract';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { LibrarySearch } from '../../shared/library-cards/library-search.ts';
import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons/icons.tsx';

export interface TrendingProps {
  title: 'Trending' | 'New';
  cards: readonly LibraryCard[];
  search: LibrarySearch;
}

const tile = 'w-[min(20rem,78vw)] flex-none snap-start border-t border-ink pt-2';
const shownTags = 3;

/** The prompts that are voted for most of late, side by side; the community's latest where nothing was voted for. */
export function Trending({ title, cards, search }: TrendingProps) {
  const list = useRef<HTMLUListElement>(null);
  const slide = (direction: 1 | -1) =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.8, behavior: 'smooth' });
  return (
    <section aria-labelledby="trending">
      <div className="rows-head">
        <h2 id="trending">{title}</h2>
        {cards.length > 3 && (
          <>
            <Button
              look="quiet"
              size="small"
              className="w-8 px-0!"
              aria-label="Previous"
              onClick={() => slide(-1)}
            >
              <ArrowLeftIcon />
            </Button>
            <Button
              look="quiet"
              size="small"
              className="w-8 px-0!"
              aria-label="Next"
              onClick={() => slide(1)}
            >
              <ArrowRightIcon />
            </Button>
          </>
        )}
      </div>
      <ul
        ref={list}
        className="-m-1 flex snap-x snap-proximity scroll-p-1 gap-6 overflow-x-auto p-1 [scrollbar-width:none]"
      >
        {cards.map((card) => (
          <li key={card.id} className={tile}>
            <h3 dir="auto" className="truncate display text-18">
              <Link
                to="/prompt-library"
                search={{ ...search, prompt: card.id }}
                resetScroll={false}
                className="rounded-control hover:text-mark pointer-coarse:py-2"
              >
                {card.title}
              </Link>
            </h3>
            <p className="truncate text-12 text-mute">
              {[
                card.is_own ? `${card.category}, your prompt` : card.category,
                ...card.tags.slice(0, shownTags),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
