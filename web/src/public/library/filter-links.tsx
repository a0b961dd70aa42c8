import type { LibraryFacets } from '@whetstone/contract';
import { useId } from 'react';
import { isNarrowed, type LibraryAddress, libraryHref, wholeLibrary } from './library-address.ts';

export interface FilterLinksProps {
  address: LibraryAddress;
  facets: LibraryFacets;
}

const shownCategories = 20;
const row =
  'flex gap-x-1.5 gap-y-1.5 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:[scrollbar-width:none]';

/** Categories with their counts and popular tags as links: no script is needed to narrow the list. */
export function FilterLinks({ address, facets }: FilterLinksProps) {
  const categoriesId = useId();
  const tagsId = useId();
  // On a phone the row scrolls: the chosen one stays in view.
  const chosenFirst = facets.categories.toSorted(
    (a, b) => Number(b.name === address.category) - Number(a.name === address.category),
  );
  const popular = facets.tags.map(({ name }) => name);
  const tags = [...address.tags.filter((tag) => !popular.includes(tag)), ...popular];
  return (
    <>
      {facets.categories.length > 0 && (
        <nav aria-labelledby={categoriesId}>
          <h2 id={categoriesId} className="pb-2 text-13 text-mute max-lg:sr-only">
            Categories
          </h2>
          <ul className={`${row} lg:-mx-2 lg:flex-col lg:gap-y-0`}>
            {chosenFirst.slice(0, shownCategories).map(({ name, count }) => {
              const isChosen = name === address.category;
              return (
                <li key={name} className="flex-none">
                  <a
                    href={libraryHref(address, { category: isChosen ? '' : name })}
                    aria-current={isChosen ? 'true' : undefined}
                    className="flex h-9 items-center gap-2 rounded-control px-2 text-14 text-body hover:bg-surface hover:text-ink aria-[current]:bg-ink aria-[current]:text-on-ink max-lg:border max-lg:border-hairline max-lg:px-3 pointer-coarse:h-11"
                  >
                    <bdi className="min-w-0 flex-1 truncate">{name}</bdi>
                    <span className="text-12 tabular opacity-75">{count.toLocaleString('en-US')}</span>
                  </a>
                </li>
              );
            })}
          </ul>
        </nav>
      )}
      {tags.length > 0 && (
        <nav aria-labelledby={tagsId}>
          <h2 id={tagsId} className="pb-2 text-13 text-mute max-lg:sr-only">
            Popular tags
          </h2>
          <ul className={`${row} lg:flex-wrap`}>
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
      {isNarrowed(address) && (
        <p>
          <a href={libraryHref(wholeLibrary, { sort: address.sort })} className="text-14 text-link">
            Clear All
          </a>
        </p>
      )}
    </>
  );
}
