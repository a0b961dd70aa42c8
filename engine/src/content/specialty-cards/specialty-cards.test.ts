import { describe, expect, it } from 'vitest';
import { industries } from '../../catalogue/index.ts';
import { cardOf } from './specialty-card.ts';
import { trades } from './specialty-cards.ts';

describe('specialty cards', () => {
  it.each(industries.flatMap(({ id, specialties }) => specialties.map((name) => [id, name] as const)))(
    '%s has a card for %s with two or three criteria of its own',
    (industry, specialty) => {
      const card = cardOf(trades[industry].cards, specialty);
      expect(card?.criteria.length).toBeGreaterThanOrEqual(2);
      expect(card?.criteria.length).toBeLessThanOrEqual(3);
      expect(new Set(card?.criteria).size).toBe(card?.criteria.length);
    },
  );

  it('has no card for a specialty of another industry', () => {
    expect(cardOf(trades['general-work'].cards, 'SWOT analysis')).toBeUndefined();
    expect(cardOf(trades['general-work'].cards, '__proto__')).toBeUndefined();
  });
});
