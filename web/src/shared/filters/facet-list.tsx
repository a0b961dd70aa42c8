import { useId, useState } from 'react';

export interface FacetListProps {
  title: string;
  /** Without a count while it is not known. */
  facets: readonly { name: string; count: number | undefined }[];
  chosen: string | undefined;
  /** What all of them are called where only the first are shown. */
  all?: string;
  onChoose: (name: string | undefined) => void;
}

const shownAtFirst = 8;

/** Names with their counts, one of which can be chosen; choosing it again takes it back. */
export function FacetList({ title, facets, chosen, all, onChoose }: FacetListProps) {
  const id = useId();
  const [isWhole, setIsWhole] = useState(false);
  if (facets.length === 0) return null;
  const isLong = all !== undefined && facets.length > shownAtFirst + 1;
  const isCut = isLong && !isWhole;
  const shown = isCut ? facets.filter(({ name }, place) => place < shownAtFirst || name === chosen) : facets;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="facet-head">
        {title}
      </h2>
      <ul className="-mx-2 flex flex-col">
        {shown.map(({ name, count }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === chosen}
              onClick={() => onChoose(name === chosen ? undefined : name)}
              className="flex h-8 w-full items-center gap-2 rounded-control px-2 text-left text-13 text-body hover:bg-surface hover:text-ink aria-pressed:chosen-row aria-pressed:font-medium pointer-coarse:h-11"
            >
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="text-12 text-mute tabular">{count?.toLocaleString('en-US')}</span>
            </button>
          </li>
        ))}
        {isLong && (
          <li>
            <button
              type="button"
              aria-expanded={isWhole}
              onClick={() => setIsWhole(!isWhole)}
              className="flex h-8 w-full items-center rounded-control px-2 text-13 text-mute hover:bg-surface hover:text-ink pointer-coarse:h-11"
            >
              {isWhole ? `Fewer ${all}` : `All ${facets.length} ${all}`}
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
