import { describe, expect, it } from 'vitest';
import { figuresSetBeside, lostFacts } from './lost-facts.ts';

describe('figures that are set beside a picture', () => {
  it.each([
    ['a heron, 8 seconds, 16:9', ['8', '16:9']],
    ['a farewell clip, about 10 to 12 secs', ['10', '12']],
    ['ein Gruß, 6 bis 8 Sekunden', ['6', '8']],
    ['a wreath, A5 portrait', ['A5', '5']],
    ['a crocodile, 120 x 60 cm', ['120', '60']],
    ['a round label, 6 cm', ['6']],
    ['a banner for a wall 4 m wide', ['4']],
  ])('need not be in its prompt: %s', (goal, figures) => {
    expect([...figuresSetBeside(goal)]).toEqual(figures);
  });

  it('are not the figures of what is to be seen', () => {
    expect([...figuresSetBeside('3 herons beside 5 lamps')]).toEqual([]);
  });
});

describe('facts', () => {
  it('are kept where what was strung together comes back in pieces', () => {
    expect(lostFacts('a budget of 25/40/60', 'a budget of 25, 40 or 60')).toEqual([]);
    expect(lostFacts('sizes EU UK US', 'sizes for the EU, the UK and the US')).toEqual([]);
  });

  it('are lost where a piece is missing', () => {
    expect(lostFacts('a budget of 25/40/60', 'a budget of 25 or 40')).not.toEqual([]);
    expect(lostFacts('sizes EU UK US', 'sizes for the EU and the US')).not.toEqual([]);
  });
});
