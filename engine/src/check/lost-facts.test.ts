import { describe, expect, it } from 'vitest';
import { lostFacts, seenFigures } from './lost-facts.ts';

describe('figures that are to be seen', () => {
  it.each([
    ['3 herons beside 5 lamps', ['3', '5']],
    ['a menu board: Carnitas $4, Horchata 3 €', ['4', '3']],
    ['tattoo sheet, 6 small designs', ['6']],
    ['dos perros y 4 gatos', ['4']],
  ])('are counts and prices: %s', (goal, figures) => {
    expect([...seenFigures(goal)]).toEqual(figures);
  });

  it.each([
    'a heron, 8 seconds, 16:9',
    'a farewell clip, about 10 to 12 secs',
    'ein Gruß, 6 bis 8 Sekunden, für die Klasse 4 gedacht',
    'a wreath, A5 portrait',
    'a crocodile, 120 x 60 cm, readable from 2 metres',
    'a banner for a wall 4 m wide, 14 March 2026',
    'a biogas plant for slide 7 of my deck, 5.5x8.5in, 24fps',
    'a whale for my son who is 4 and afraid of it, 1 minute long',
    'unten ein modernes HLF 20 für die Feuerwehr',
  ])('are no sizes, lengths, dates, ages or labels: %s', (goal) => {
    expect([...seenFigures(goal)]).toEqual([]);
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
