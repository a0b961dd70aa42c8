import type { Fact } from '@whetstone/engine';
import { cardFields } from '@whetstone/engine/catalogue';
import { buttonClasses } from '../../../ui/button-classes.ts';

interface FactListProps {
  facts: readonly Fact[];
  /** Ids of those in the prompt. */
  used: ReadonlySet<string>;
  onWish: (id: string, wish: 'use' | 'leave') => void;
}

/** What the cards in force put into the prompt and what was left out, each moved over by one press. */
export function FactList({ facts, used, onWish }: FactListProps) {
  const sorted = [...facts].toSorted((a, b) => Number(used.has(b.id)) - Number(used.has(a.id)));
  return (
    <details className="text-13">
      <summary className="w-fit cursor-pointer text-mute">
        {used.size === 0 ? 'Nothing used here' : `Used here: ${used.size}`}, left out:{' '}
        {facts.filter(({ id }) => !used.has(id)).length}
      </summary>
      <ul className="mt-2 flex flex-col divide-y divide-hairline rounded-card border border-hairline bg-raised px-3">
        {sorted.map(({ id, card, field, text }) => {
          const isUsed = used.has(id);
          return (
            <li key={id} className="flex items-baseline gap-3 py-2">
              <span className={`min-w-0 flex-1 wrap-anywhere ${isUsed ? 'text-ink' : 'text-mute'}`}>
                {text}
                <span className="block text-12 text-mute">
                  {card}
                  {field && field in cardFields && `, ${cardFields[field].name.toLowerCase()}`}
                </span>
              </span>
              <button
                type="button"
                className={buttonClasses('mark', 'text', 'pointer-coarse:min-h-11')}
                onClick={() => onWish(id, isUsed ? 'leave' : 'use')}
              >
                {isUsed ? 'Take out' : 'Add'}
                <span className="sr-only">: {text}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
