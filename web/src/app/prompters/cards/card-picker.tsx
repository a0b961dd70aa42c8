import type { Card, DraftKind } from '@whetstone/contract';
import { Link } from '@tanstack/react-router';
import { useShortcut } from '../../../ui/use-shortcut.ts';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { isOnPrompt } from '../draft/draft-answers.ts';
import type { CardChoice, PrompterDraft } from '../draft/prompter-draft.ts';
import { isInForce } from './facts-of.ts';
import { FactList } from './fact-list.tsx';
import { FolderCards } from './folder-cards.tsx';

export interface CardPickerProps {
  kind: DraftKind;
  cards: readonly Card[];
  draft: PrompterDraft;
  onChoose: (choice: CardChoice) => void;
}

const mostKeys = 9;
/** The digit by its place on the keyboard: with Alt it writes other signs on some. */
const digitOf = ({ code }: KeyboardEvent): number => (code.startsWith('Digit') ? Number(code.slice(5)) : 0);

/** Which cards are in force for the goal, each switched by a press or by Alt and its number, and what they put in. */
export function CardPicker({ kind, cards, draft, onChoose }: CardPickerProps) {
  const { cards: choice, wishes } = draft;
  const toggle = (card: Card | undefined) => {
    if (!card) return;
    onChoose({ ...choice, on: { ...choice.on, [card.id]: !isInForce(card, choice, kind) } });
  };
  useShortcut(
    (event) => event.altKey && digitOf(event) > 0 && digitOf(event) <= Math.min(cards.length, mostKeys),
    (event) => toggle(cards[digitOf(event) - 1]),
  );
  const used = isOnPrompt(draft) ? new Set(draft.result?.prompt.facts) : undefined;
  return (
    <section aria-label="Context cards" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        {cards.map((card, at) => {
          const isOn = isInForce(card, choice, kind);
          return (
            <button
              key={card.id}
              type="button"
              aria-pressed={isOn}
              aria-keyshortcuts={at < mostKeys ? `Alt+${at + 1}` : undefined}
              title={at < mostKeys ? `Alt ${at + 1}` : undefined}
              className={isOn ? 'chip offer offer-on' : 'chip offer'}
              onClick={() => toggle(card)}
            >
              {card.name}
            </button>
          );
        })}
        <FolderCards cards={cards} choice={choice} onChoose={onChoose} />
        <Link to="/context" className={buttonClasses('quiet', 'text')}>
          {cards.length > 0 ? 'Edit cards' : 'Make a card for facts you use often'}
        </Link>
      </div>
      {!used && wishes.facts.length > 0 && (
        // The line of the list is there before the list: the goal below it does not move when a prompt comes.
        <p className="text-13 text-mute">
          {wishes.facts.length} {wishes.facts.length === 1 ? 'fact' : 'facts'} from your cards, used where
          they fit.
        </p>
      )}
      {used && wishes.facts.length > 0 && (
        <FactList
          facts={wishes.facts}
          used={used}
          onWish={(id, wish) => onChoose({ ...choice, facts: { ...choice.facts, [id]: wish } })}
        />
      )}
    </section>
  );
}
