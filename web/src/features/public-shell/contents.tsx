export interface ContentsItem {
  id: string;
  title: string;
}

/** A page's table of contents; it stays in view beside long reading. */
export function Contents({ items }: { items: readonly ContentsItem[] }) {
  return (
    <nav aria-label="On this page" className="lg:sticky lg:top-24">
      <ol className="flex flex-col text-14 max-lg:border-b max-lg:border-hairline max-lg:pb-8">
        {items.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="block py-1.5 text-body hover:text-ink pointer-coarse:py-2.5">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
