import type { LibraryCard as Card } from '@whetstone/contract';
import { LibraryCard } from './library-card.tsx';
import type { LibrarySearch } from './library-search.ts';

const columns = 'grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-3';

export const LibraryGrid = ({ cards, search }: { cards: readonly Card[]; search: LibrarySearch }) => (
  <ul className={columns}>
    {cards.map((card) => (
      <li
        key={card.id}
        data-card={card.id}
        className="[contain-intrinsic-size:auto_10rem] [content-visibility:auto]"
      >
        <LibraryCard card={card} search={search} heading="h3" tags={4} />
      </li>
    ))}
  </ul>
);

export const GridSkeleton = () => (
  <div aria-hidden="true" className={columns}>
    {[0, 1, 2, 3, 4, 5, 6, 7].map((card) => (
      <div key={card} className="h-40 rounded-card border border-hairline bg-surface" />
    ))}
  </div>
);
