import type { MenuData } from '../../shared/island-data/menu.ts';

export interface ContentsItem {
  id: string;
  title: string;
}

/** A page's table of contents: beside long reading where there is room, else folded into a bar that stays under the header. */
export function Contents({ items }: { items: readonly ContentsItem[] }) {
  return (
    <>
      <nav aria-label="On this page" className="text-14 max-lg:hidden lg:sticky lg:top-28">
        <Links items={items} />
      </nav>
      <details {...({ 'data-menu': true } satisfies MenuData)} className="contents-bar lg:hidden">
        <summary>On this page</summary>
        <nav aria-label="On this page">
          <Links items={items} />
        </nav>
      </details>
    </>
  );
}

const Links = ({ items }: { items: readonly ContentsItem[] }) => (
  <ol>
    {items.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`} className="block py-1.5 text-body hover:text-ink pointer-coarse:py-2.5">
          {title}
        </a>
      </li>
    ))}
  </ol>
);
