import type { Author } from '@whetstone/contract';

/** Who wrote or made something, by the name that they chose, leading to their page. */
export const AuthorLink = ({ author: { name, slug } }: { author: Author }) => (
  <a
    href={`/library/by/${encodeURIComponent(slug)}`}
    rel="author"
    className="underline underline-offset-4 hover:text-ink"
  >
    <bdi>{name}</bdi>
  </a>
);
