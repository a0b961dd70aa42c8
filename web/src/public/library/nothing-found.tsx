import { type LibraryAddress, libraryHref, wholeLibrary } from './library-address.ts';

const namedTags = (tags: readonly string[]) => tags.map((tag) => `“${tag}”`).join(' or ');

/** What narrows the list, each filter in words with the list as it is without it. */
const filtersOf = (address: LibraryAddress) => {
  const { search, category, tags } = address;
  return [
    ...(search ? [{ name: `the words “${search}”`, without: libraryHref(address, { search: '' }) }] : []),
    ...(category
      ? [{ name: `the category ${category}`, without: libraryHref(address, { category: '' }) }]
      : []),
    ...(tags.length > 0
      ? [
          {
            name: `the ${tags.length === 1 ? 'tag' : 'tags'} ${namedTags(tags)}`,
            without: libraryHref(address, { tags: [] }),
          },
        ]
      : []),
  ];
};

/** Why the list is empty, and what to do about it: take one filter off, or all, or write the prompt oneself. */
export function NothingFound({ address }: { address: LibraryAddress }) {
  const filters = filtersOf(address);
  return (
    <div className="border-t border-hairline py-12">
      <h2 className="display text-28">No prompts found</h2>
      <p className="mt-3 max-w-[62ch] text-16 text-body wrap-anywhere">
        {filters.length > 0
          ? `No public prompt matches ${filters.map(({ name }) => name).join(' and ')}.`
          : 'Nobody has published a prompt yet.'}
      </p>
      {filters.length > 0 && (
        <ul className="mt-4 text-16">
          {filters.length > 1 &&
            filters.map(({ name, without }) => (
              <li key={name}>
                <a href={without} rel="nofollow" className="inline-flex min-h-11 items-center text-link">
                  Search without {name}
                </a>
              </li>
            ))}
          <li>
            <a
              href={libraryHref(wholeLibrary, { sort: address.sort })}
              className="inline-flex min-h-11 items-center text-link"
            >
              Clear All Filters
            </a>
          </li>
        </ul>
      )}
      <p className="mt-2 text-16 text-body">
        Or{' '}
        <a href="/#desk" className="text-link">
          write the prompt from your own request
        </a>
        .
      </p>
    </div>
  );
}
