import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { cardsQuery } from '../../../lib/api/cards.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import type { Prompter } from '../draft/prompter.ts';
import type { CardChoice, PrompterDraft } from '../draft/prompter-draft.ts';
import { factsOf } from './facts-of.ts';

interface Options {
  /** The account's draft is not here yet. */
  isOpening: boolean;
  /** Writes into the prompt what changed. */
  onRest: () => void;
}

/**
 * Keeps what the cards in force say in the draft, so that requests carry it. A press goes into the prompt at once; a card
 * that was changed or removed elsewhere goes into one that was paid for, since nobody is charged without a press.
 */
export function useCardFacts<Draft extends PrompterDraft>(
  { kind }: Prompter<Draft>,
  { getState, change }: DraftStore<Draft>,
  draft: Draft,
  { isOpening, onRest }: Options,
) {
  const cards = useQuery(cardsQuery).data?.items;
  const { cards: choice } = draft;
  const facts = cards && factsOf(cards, choice, kind);
  const isStale = facts !== undefined && JSON.stringify(facts) !== JSON.stringify(draft.wishes.facts);
  const settle = useEffectEvent(() => {
    if (!facts) return;
    change({ type: 'cards-read', facts });
    if (getState().draft.result?.id) onRest();
  });
  useEffect(() => {
    if (isStale && !isOpening) settle();
  }, [isStale, isOpening]);
  return {
    cards,
    chooseCards: (next: CardChoice) => {
      change({ type: 'cards-chosen', choice: next, facts: factsOf(cards ?? [], next, kind) });
      onRest();
    },
  };
}
