import type { Fact } from '@whetstone/engine';
import { cardFields } from '@whetstone/engine/catalogue';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { ArrowRightIcon } from '../../../ui/icons/icons.tsx';

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
    <details className="group text-13">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1 text-mute hover:text-ink">
        <ArrowRightIcon className="-ml-1 transition-transform duration-120 group-open:rotate-90" />
        {used.size} of {facts.length} {facts.length === 1 ? 'fact' : 'facts'} from your cards used
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
                className={buttonClasses('link', 'text')}
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
