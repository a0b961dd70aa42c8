import { Link } from '@tanstack/react-router';
import type { LibraryCard } from '@whetstone/contract';
import { countFilters, type LibrarySearch } from '../../shared/library-cards/library-search.ts';
import { OtherPrompts } from '../../shared/library-cards/other-prompts.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';

export interface NothingFoundProps {
  search: LibrarySearch;
  /** What is offered instead. */
  others: readonly LibraryCard[];
  onClear: () => void;
}

const askedInWords = ({ search, category, tags = [], favorites }: LibrarySearch) =>
  [
    favorites && 'among your favorites',
    search && `for “${search}”`,
    category && `in ${category}`,
    tags.length > 0 && `tagged ${tags.map((tag) => `“${tag}”`).join(' or ')}`,
  ]
    .filter(Boolean)
    .join(', ');

/** Nothing fits what was asked for, or nothing is there at all. */
export function NothingFound({ search, others, onClear }: NothingFoundProps) {
  const isFiltered = countFilters(search) > 0;
  return (
    <>
      <EmptyState
        title="No prompts found"
        action={
          <>
            {isFiltered && (
              <Button look="primary" onClick={onClear}>
                Clear All Filters
              </Button>
            )}
            <Link to="/generator" className={buttonClasses(isFiltered ? 'secondary' : 'primary')}>
              Write it with Content Prompter
            </Link>
          </>
        }
      >
        {isFiltered
          ? `Nothing was found ${askedInWords(search)}. Try fewer or broader words.`
          : 'Nothing has been published yet.'}
      </EmptyState>
      {isFiltered && <OtherPrompts search={search} cards={others} />}
    </>
  );
}
