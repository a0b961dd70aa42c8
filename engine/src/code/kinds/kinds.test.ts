import { describe, expect, it } from 'vitest';
import { kindCards } from './kind-cards.ts';
import { kindNouns, screensAlone } from './kind-nouns.ts';
import { partNouns } from './part-nouns.ts';

const nouns = { ...kindNouns, ...partNouns };
const groups = Object.keys(nouns) as (keyof typeof nouns)[];

describe('kinds', () => {
  it.each(groups)('every card of %s has words that name it, and no words lack their card', (group) => {
    expect(kindCards[group].map(({ id }) => id).toSorted()).toEqual(Object.keys(nouns[group]).toSorted());
  });

  it('screens alone are products that keep nothing and need a screen', () => {
    const products = [...kindCards.people, ...kindCards.tools];
    const alone = products.filter(({ data, isScreenless }) => data === undefined && !isScreenless);
    expect(alone.map(({ id }) => id).toSorted()).toEqual([...screensAlone].toSorted());
  });
});
