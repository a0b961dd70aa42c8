import type { LibraryCard } from '@whetstone/contract';
import { Awaited } from '../../ui/awaited.tsx';
import { LibraryRow } from './library-row.tsx';
import type { LibrarySearch } from './library-search.ts';

const list = 'ruled-rows @container';

export const LibraryRows = ({ cards, search }: { cards: readonly LibraryCard[]; search: LibrarySearch }) => (
  <ul className={list}>
    {cards.map((card) => (
      <li
        key={card.id}
        data-card={card.id}
        className="[contain-intrinsic-size:auto_2.5rem] [content-visibility:auto]"
      >
        <LibraryRow card={card} search={search} />
      </li>
    ))}
  </ul>
);

const widths = ['w-40', 'w-52', 'w-36', 'w-48'];

/** Rows of the same height and columns while they are on their way. */
export const LibraryRowsSkeleton = () => (
  <div aria-hidden="true" className={list}>
    {Array.from({ length: 15 }, (_, row) => (
      <div key={row} className="library-row ruled-row">
        <div className="library-row-name">
          <Awaited className={`h-3 max-w-full ${widths[row % widths.length]}`} />
          <Awaited className="library-row-category mt-2 h-2 w-24" />
        </div>
        <div className="library-row-words">
          <Awaited className="h-3 w-4/5" />
        </div>
        <div className="library-row-tags">
          <Awaited className="my-0.5 h-3 w-16" />
        </div>
        <div className="flex h-8 items-center pointer-coarse:h-11">
          <span className="w-16 px-2 @max-[30rem]:hidden">
            <Awaited className="h-3" />
          </span>
          <span className="w-8 px-2 pointer-coarse:w-11">
            <Awaited className="h-3" />
          </span>
          <Awaited className="ml-3 h-3 w-8.5" />
        </div>
      </div>
    ))}
  </div>
);
