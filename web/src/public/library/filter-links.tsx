import type { LibraryFacets } from '@whetstone/contract';
import { useId } from 'react';
import { buttonClasses } from '../../ui/button-classes.ts';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import { isNarrowed, type LibraryAddress, libraryHref, wholeLibrary } from './library-address.ts';

export interface FilterLinksProps {
  address: LibraryAddress;
  facets: LibraryFacets;
  /** How many prompts the list holds now, in words. */
  found: string;
}

const shownCategories = 20;
const sheetId = 'filters';

/** Opens the filters as a sheet where they do not stand beside the list; needs no script. */
export const FiltersButton = ({ address: { category, tags } }: Pick<FilterLinksProps, 'address'>) => {
  const count = (category ? 1 : 0) + tags.length;
  return (
    <button
      type="button"
      popoverTarget={sheetId}
      className={buttonClasses('secondary', 'medium', 'lg:hidden')}
    >
      Filters
      {count > 0 && <span className="tabular">({count})</span>}
    </button>
  );
};

/** Categories with their counts and popular tags as links: no script is needed to narrow the list. */
export function FilterLinks({ address, facets, found }: FilterLinksProps) {
  const categoriesId = useId();
  const tagsId = useId();
  const popular = facets.tags.map(({ name }) => name);
  const tags = [...address.tags.filter((tag) => !popular.includes(tag)), ...popular];
  const categories = [
    { name: 'All prompts', chosen: '', count: facets.total },
    ...facets.categories.slice(0, shownCategories).map(({ name, count }) => ({ name, chosen: name, count })),
  ];
  return (
    <div id={sheetId} popover="auto" className="filter-sheet">
      <h2 className="-mt-2 -mb-3 flex h-8 items-center text-16 font-medium lg:hidden">Filters</h2>
      <button
        type="button"
        aria-label="Close"
        popoverTarget={sheetId}
        popoverTargetAction="hide"
        className={buttonClasses('quiet', 'medium', 'absolute top-1 right-1 px-3! lg:hidden')}
      >
        <CloseIcon />
      </button>
      {facets.categories.length > 0 && (
        <nav aria-labelledby={categoriesId}>
          <h2 id={categoriesId} className="flex h-9 items-center text-13 text-mute">
            Categories
          </h2>
          <ul className="-mx-2">
            {categories.map(({ name, chosen, count }) => (
              <li key={chosen}>
                <a
                  href={libraryHref(address, { category: chosen })}
                  aria-current={chosen === address.category ? 'true' : undefined}
                  className="flex h-8 items-center gap-2 rounded-control px-2 text-13 text-body hover:bg-surface hover:text-ink aria-[current]:bg-surface aria-[current]:font-medium aria-[current]:text-ink max-lg:text-14 pointer-coarse:h-11"
                >
                  <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
                  <span className="text-12 text-mute tabular">{count.toLocaleString('en-US')}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {tags.length > 0 && (
        <nav aria-labelledby={tagsId}>
          <h2 id={tagsId} className="pb-2 text-13 text-mute">
            Popular tags
          </h2>
          <ul className="flex flex-wrap gap-1.5">
            {tags.map((tag) => {
              const isChosen = address.tags.includes(tag);
              const next = isChosen ? address.tags.filter((other) => other !== tag) : [...address.tags, tag];
              return (
                <li key={tag} className="max-w-full flex-none">
                  <a
                    href={libraryHref(address, { tags: next })}
                    rel="nofollow"
                    aria-current={isChosen ? 'true' : undefined}
                    className="flex h-8 items-center rounded-control border border-hairline px-2 text-13 text-body hover:border-border hover:text-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-on-ink pointer-coarse:h-11 pointer-coarse:px-3"
                  >
                    <bdi className="truncate">{tag}</bdi>
                  </a>
                </li>
              );
            })}
          </ul>
        </nav>
      )}
      <p className="flex gap-2 max-lg:sticky max-lg:-bottom-8 max-lg:-mb-8 max-lg:bg-raised max-lg:py-3 max-lg:*:flex-1">
        {isNarrowed(address) && (
          <a
            href={libraryHref(wholeLibrary, { sort: address.sort })}
            className={buttonClasses('secondary', 'small')}
          >
            Clear All
          </a>
        )}
        <button
          type="button"
          popoverTarget={sheetId}
          popoverTargetAction="hide"
          className={buttonClasses('primary', 'small', 'lg:hidden')}
        >
          Show {found.replace('About', 'about')}
        </button>
      </p>
    </div>
  );
}
