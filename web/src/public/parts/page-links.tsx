export interface PageLinksProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

const linkClasses =
  'inline-flex h-10 min-w-10 items-center justify-center rounded-control px-3 hover:bg-surface hover:text-ink pointer-coarse:h-11 pointer-coarse:min-w-11';

/** The pages to name: the first, the last, and those about where one is; 0 stands for what is left out. */
export function pagesToName(page: number, pages: number): number[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter((number) => number >= 1 && number <= pages)
    .toSorted((a, b) => a - b);
  return wanted.flatMap((number, index) => {
    const before = wanted[index - 1] ?? 0;
    return number - before > 2 ? [0, number] : number - before === 2 ? [number - 1, number] : [number];
  });
}

/** Links to the pages of a list, without a script. */
export function PageLinks({ page, pages, hrefOf }: PageLinksProps) {
  if (pages < 2) return null;
  return (
    <nav
      aria-label="Pages"
      className="mt-8 flex flex-wrap items-center gap-1 text-14 text-body tabular max-sm:justify-between"
    >
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" className={linkClasses}>
          Previous
        </a>
      )}
      {pagesToName(page, pages).map((number, index) =>
        number === 0 ? (
          <span key={`gap-${index}`} aria-hidden="true" className="px-1 text-mute">
            …
          </span>
        ) : (
          <a
            key={number}
            href={hrefOf(number)}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            className={`${linkClasses} aria-[current]:bg-surface aria-[current]:font-medium aria-[current]:text-ink max-sm:not-aria-[current]:hidden`}
          >
            {number.toLocaleString('en-US')}
          </a>
        ),
      )}
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next" className={linkClasses}>
          Next
        </a>
      )}
    </nav>
  );
}
