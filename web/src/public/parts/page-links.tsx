import { Fragment } from 'react';

export interface PageLinksProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

const linkClasses =
  'inline-flex h-10 min-w-10 items-center justify-center rounded-control px-3 hover:bg-surface hover:text-ink pointer-coarse:h-11 pointer-coarse:min-w-11';

/** The pages to name: the first, the last and those about where one is; `isAfterGap` where some before it are left out. */
export function pagesToName(page: number, pages: number): { number: number; isAfterGap: boolean }[] {
  const about = [page - 1, page, page + 1].filter((number) => number > 1 && number < pages);
  // One page alone is named rather than left out.
  const bridges = [about[0] === 3 ? 2 : 1, about.at(-1) === pages - 2 ? pages - 1 : pages];
  const named = [...new Set([1, ...about, ...bridges, pages])].toSorted((a, b) => a - b);
  return named.map((number, index) => ({ number, isAfterGap: number - (named[index - 1] ?? 0) > 1 }));
}

/** Links to the pages of a list, without a script. */
export function PageLinks({ page, pages, hrefOf }: PageLinksProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages" className="mt-8 flex flex-wrap items-center gap-1 text-14 text-body tabular">
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" className={linkClasses}>
          Previous
        </a>
      )}
      {pagesToName(page, pages).map(({ number, isAfterGap }) => (
        <Fragment key={number}>
          {isAfterGap && (
            <span aria-hidden="true" className="px-1 text-mute max-sm:hidden">
              …
            </span>
          )}
          <a
            href={hrefOf(number)}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            className={`${linkClasses} aria-[current]:bg-surface aria-[current]:font-medium aria-[current]:text-ink ${Math.abs(number - page) > 1 ? 'max-sm:hidden' : ''}`}
          >
            {number.toLocaleString('en-US')}
          </a>
        </Fragment>
      ))}
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next" className={linkClasses}>
          Next
        </a>
      )}
    </nav>
  );
}
