import type { LibraryFacets } from '@whetstone/contract';
import { libraryFacetLimits } from '@whetstone/contract/limits';
import { useRef } from 'react';
import { LibraryCard } from '../../shared/library-cards/library-card.tsx';
import type { LibrarySearch } from '../../shared/library-cards/library-search.ts';
import { Button } from '../../ui/button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from '../../ui/icons/icons.tsx';

export interface TrendingProps {
  /** Undefined while they are on their way. */
  facets: Pick<LibraryFacets, 'trending' | 'trending_by'> | undefined;
  search: LibrarySearch;
}

/** The prompts that are voted for most of late, side by side; the latest where nothing was voted for. */
export function Trending({ facets, search }: TrendingProps) {
  const list = useRef<HTMLUListElement>(null);
  const cards = facets?.trending;
  if (cards?.length === 0) return null;
  const slide = (direction: 1 | -1) =>
    list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.8, behavior: 'smooth' });
  return (
    <section aria-labelledby="trending">
      <div className="flex items-center pb-2">
        <h2 id="trending" className="mr-auto text-16 font-medium">
          {facets?.trending_by === 'recent' ? 'New' : 'Trending'}
        </h2>
        <Button
          look="quiet"
          size="small"
          className="w-8 px-0!"
          aria-label="Previous"
          onClick={() => slide(-1)}
        >
          <ArrowLeftIcon />
        </Button>
        <Button look="quiet" size="small" className="w-8 px-0!" aria-label="Next" onClick={() => slide(1)}>
          <ArrowRightIcon />
        </Button>
      </div>
      <ul
        ref={list}
        className="-m-1 flex snap-x snap-proximity scroll-p-1 gap-3 overflow-x-auto p-1 [scrollbar-width:none]"
      >
        {cards
          ? cards.slice(0, libraryFacetLimits.trending).map((card) => (
              <li key={card.id} className="w-[min(18.5rem,82vw)] flex-none snap-start">
                <LibraryCard card={card} search={search} heading="h3" tags={3} />
              </li>
            ))
          : [0, 1, 2, 3].map((index) => (
              <li
                key={index}
                aria-hidden="true"
                className="h-40 w-[min(18.5rem,82vw)] flex-none rounded-card border border-hairline bg-surface"
              />
            ))}
      </ul>
    </section>
  );
}
