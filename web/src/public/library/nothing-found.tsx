import { buttonClasses } from '../../ui/button-classes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import { type LibraryAddress, libraryHref, wholeLibrary } from './library-address.ts';

const namedTags = (tags: readonly string[]) => tags.map((tag) => `“${tag}”`).join(' or ');

const asWords = new Intl.ListFormat('en-US');

/** What narrows the list, each filter in words with the list as it is without it. */
const filtersOf = (address: LibraryAddress) => {
  const { search, category, tags } = address;
  return [
    ...(search
      ? [{ name: `the words “${search}”`, chip: search, without: libraryHref(address, { search: '' }) }]
      : []),
    ...(category
      ? [
          {
            name: `the category ${category}`,
            chip: category,
            without: libraryHref(address, { category: '' }),
          },
        ]
      : []),
    ...(tags.length > 0
      ? [
          {
            name: `the ${tags.length === 1 ? 'tag' : 'tags'} ${namedTags(tags)}`,
            chip: tags.join(', '),
            without: libraryHref(address, { tags: [] }),
          },
        ]
      : []),
  ];
};

export interface NothingFoundProps {
  address: LibraryAddress;
  /** The library has no category of the name that was asked for. */
  isNoCategory?: boolean;
}

const reasonOf = (names: readonly string[], isNoCategory: boolean) => {
  if (names.length === 0) return 'Nobody has published a prompt yet.';
  if (isNoCategory && names.length === 1)
    return 'The library has no category by that name. Choose one from the list, or see all prompts.';
  return `No public prompt matches ${asWords.format(names)}.${names.length > 1 ? ' Search without one of them:' : ''}`;
};

/** Why the list is empty, and what to do about it: take one filter off, or all, or write the prompt oneself. */
export function NothingFound({ address, isNoCategory = false }: NothingFoundProps) {
  const filters = filtersOf(address);
  return (
    <EmptyState
      title={
        isNoCategory && filters.length === 1
          ? `There is no category called “${address.category}”`
          : 'No prompts found'
      }
      action={
        <>
          {filters.length > 1 && (
            <ul aria-label="Search again without one filter" className="mb-3 flex w-full flex-wrap gap-2">
              {filters.map(({ name, chip, without }) => (
                <li key={name} className="max-w-full">
                  <a
                    href={without}
                    rel="nofollow"
                    aria-label={`Search without ${name}`}
                    className={buttonClasses('secondary', 'small', 'max-w-full')}
                  >
                    <bdi className="truncate">{chip}</bdi>
                    <CloseIcon className="flex-none text-mute" />
                  </a>
                </li>
              ))}
            </ul>
          )}
          {filters.length > 0 && (
            <a href={libraryHref(wholeLibrary, { sort: address.sort })} className={buttonClasses('primary')}>
              Clear All Filters
            </a>
          )}
          <a href="/#desk" className={buttonClasses(filters.length > 0 ? 'secondary' : 'primary')}>
            Write your own prompt
          </a>
        </>
      }
    >
      {reasonOf(
        filters.map(({ name }) => name),
        isNoCategory,
      )}
    </EmptyState>
  );
}
