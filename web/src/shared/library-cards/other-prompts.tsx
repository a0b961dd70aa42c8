import type { LibraryCard } from '@whetstone/contract';
import type { LibrarySearch } from './library-search.ts';
import { LibraryRows } from './library-rows.tsx';

/** What is offered beside the little that was found. */
export const OtherPrompts = ({ search, cards }: { search: LibrarySearch; cards: readonly LibraryCard[] }) =>
  cards.length > 0 && (
    <section aria-labelledby="others" className="pt-6">
      <h2 id="others" className="pb-2 text-14 font-medium">
        Also in the library
      </h2>
      <LibraryRows cards={cards} search={search} />
    </section>
  );
