import { useId } from 'react';

export interface FacetListProps {
  title: string;
  /** Without a count while it is not known. */
  facets: readonly { name: string; count: number | undefined }[];
  chosen: string | undefined;
  onChoose: (name: string | undefined) => void;
}

/** Names with their counts, one of which can be chosen; choosing it again takes it back. */
export function FacetList({ title, facets, chosen, onChoose }: FacetListProps) {
  const id = useId();
  if (facets.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="pb-1 text-12 font-medium text-mute">
        {title}
      </h2>
      <ul className="-mx-2 flex flex-col">
        {facets.map(({ name, count }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === chosen}
              onClick={() => onChoose(name === chosen ? undefined : name)}
              className="flex h-8 w-full items-center gap-2 rounded-control px-2 text-left text-13 text-body hover:bg-surface hover:text-ink aria-pressed:bg-surface aria-pressed:font-medium aria-pressed:text-ink pointer-coarse:h-11"
            >
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="text-12 text-mute tabular">{count?.toLocaleString('en-US')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
