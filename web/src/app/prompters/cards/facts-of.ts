import type { Card, DraftKind } from '@whetstone/contract';
import type { Fact } from '@whetstone/engine';
import { factLimits, type CardFieldId } from '@whetstone/engine/catalogue';
import type { CardChoice } from '../draft/prompter-draft.ts';

/** Whether a card is in force: as it was chosen for this goal, else as it is by default in this prompter. */
export const isInForce = (card: Card, choice: CardChoice, kind: DraftKind): boolean =>
  choice.on[card.id] ?? card.prompters.includes(kind);

/** What the cards in force say, in the order of the cards; each fact with what was wished of it for this goal. */
export const factsOf = (cards: readonly Card[], choice: CardChoice, kind: DraftKind): readonly Fact[] =>
  cards
    .filter((card) => isInForce(card, choice, kind))
    .flatMap((card) =>
      card.facts.map(({ field, text }, at): Fact => {
        const id = `${card.id}.${field ?? at}`;
        const wish = choice.facts[id];
        // The server takes a field that it does not know for free text.
        return {
          id,
          card: card.name,
          ...(field && { field: field as CardFieldId }),
          text,
          ...(wish && { wish }),
        };
      }),
    )
    // More than a request takes are left out from the end.
    .slice(0, factLimits.count);
