import { useId } from 'react';

export interface TagChipsProps {
  title: string;
  tags: readonly string[];
  chosen: readonly string[];
  onToggle: (tag: string) => void;
}

/** Tags side by side, any of which can be on. */
export function TagChips({ title, tags, chosen, onToggle }: TagChipsProps) {
  const id = useId();
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="facet-head">
        {title}
      </h2>
      <ul className="flex flex-wrap gap-1 pt-0.5">
        {tags.map((tag) => (
          <li key={tag} className="min-w-0">
            <button
              type="button"
              aria-pressed={chosen.includes(tag)}
              onClick={() => onToggle(tag)}
              className="block h-7 max-w-48 truncate rounded-control border border-hairline px-2 text-12 text-body hover:border-border hover:text-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-on-ink pointer-coarse:h-11"
            >
              {tag}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
