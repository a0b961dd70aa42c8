import type { Card } from '@whetstone/contract';
import { expect, test } from 'vitest';
import { noCardChoice } from '../draft/prompter-draft.ts';
import { factsOf } from './facts-of.ts';

const card = (id: string, rest: Partial<Card> = {}): Card => ({
  id,
  kind: 'business',
  name: `Card ${id}`,
  facts: [{ field: 'business', text: 'Harrow Tea' }, { text: 'We never discount.' }],
  prompters: ['content'],
  folders: [],
  revision: 1,
  updated_at: '2026-11-22T09:00:00.000Z',
  ...rest,
});

test('[CX-01] a card is in force by default in its prompters, and where it was switched on for this goal', () => {
  const cards = [card('a'), card('b', { prompters: [] })];
  const names = (on: Record<string, boolean>, kind: 'content' | 'code') => [
    ...new Set(factsOf(cards, { on, facts: {} }, kind).map((fact) => fact.card)),
  ];
  expect(names({}, 'content')).toEqual(['Card a']);
  expect(names({}, 'code')).toEqual([]);
  expect(names({ a: false, b: true }, 'content')).toEqual(['Card b']);
});

test('[CX-02] a fact has its card’s name, its field, and what was wished of it', () => {
  const choice = { ...noCardChoice, facts: { 'a.1': 'use' as const } };
  expect(factsOf([card('a')], choice, 'content')).toEqual([
    { id: 'a.business', card: 'Card a', field: 'business', text: 'Harrow Tea' },
    { id: 'a.1', card: 'Card a', text: 'We never discount.', wish: 'use' },
  ]);
});
