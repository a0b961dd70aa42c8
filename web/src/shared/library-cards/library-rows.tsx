import type { LibraryCard } from '@whetstone/contract';
import { LibraryRow } from './library-row.tsx';
import type { LibrarySearch } from './library-search.ts';

const list = '@container border-t border-hairline';

export const LibraryRows = ({ cards, search }: { cards: readonly LibraryCard[]; search: LibrarySearch }) => (
  <ul className={list}>
    {cards.map((card) => (
      <li
        key={card.id}
        data-card={card.id}
        className="[contain-intrinsic-size:auto_3.5rem] [content-visibility:auto]"
      >
        <LibraryRow card={card} search={search} />
      </li>
    ))}
  </ul>
);

/** Rows of the same height and columns while they are on their way. */
export const LibraryRowsSkeleton = () => (
  <div aria-hidden="true" className={list}>
    {Array.from({ length: 11 }, (_, row) => (
      <div key={row} className="library-row border-b border-hairline">
        <div className="library-row-name flex flex-col gap-2">
          <div className="h-3 w-40 rounded-control bg-surface" />
          <div className="h-2.5 w-28 rounded-control bg-surface" />
        </div>
        <div className="library-row-words flex flex-col gap-2">
          <div className="h-3 w-4/5 rounded-control bg-surface" />
          <div className="h-2.5 w-3/5 rounded-control bg-surface" />
        </div>
      </div>
    ))}
  </div>
);
