import type { LibraryCard } from '@whetstone/contract';
import type { LibrarySearch } from './library-search.ts';
import { RowsHead } from './rows-head.tsx';
import { LibraryRows } from './library-rows.tsx';

/** What is offered beside the little that was found. */
export const OtherPrompts = ({ search, cards }: { search: LibrarySearch; cards: readonly LibraryCard[] }) =>
  cards.length > 0 && (
    <section aria-labelledby="others" className="pt-6">
      <RowsHead id="others">Also in the library</RowsHead>
      <LibraryRows cards={cards} search={search} />
    </section>
  );
