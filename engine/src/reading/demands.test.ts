import { describe, expect, it } from 'vitest';
import { readDemands } from './demands.ts';
import { readGoal } from './read-goal.ts';

const demandsIn = (goal: string): readonly string[] => readDemands(readGoal(goal).sentences);

describe('[C4] what a goal demands in so many words', () => {
  it.each([
    [
      'a toast for my sister, at most 90 words, no jokes about her ex, must name our gran',
      ['at most 90 words', 'no jokes about her ex', 'must name our gran'],
    ],
    [
      'puppet play for the library, no wolves no witches and the postman has to sing',
      ['no wolves', 'no witches', 'the postman has to sing'],
    ],
    [
      'Plan a street fair for under 600 euros, without amplified music.',
      ['under 600 euros', 'without amplified music'],
    ],
    ['Write a rota for the ferry crew. It must fit one side of A4.', ['must fit one side of A4']],
    ['agenda for our meeting on the leaking roof, 40 minutes', ['40 minutes']],
  ])('%s', (goal, demands) => {
    expect(demandsIn(goal)).toEqual(demands);
  });

  it.each([
    'my neighbour has no idea how loud his pump is, what do I say',
    'I have never baked before and nothing works, how do I start',
    'sort the list, some rows have no year',
    'agenda for a 40 minute meeting on the leaking roof',
    'write a 500-word essay on hail',
    'do I have to insure a rowing boat',
    'write a letter to the council about the lamp',
    'Should we buy the house without a garden?',
  ])('none: %s', (goal) => {
    expect(demandsIn(goal)).toEqual([]);
  });

  it('at most five, each once', () => {
    const goal = 'Write a menu, no nuts, no eggs, no milk, no fish, no soy, no corn, no nuts';
    expect(demandsIn(goal)).toEqual(['no nuts', 'no eggs', 'no milk', 'no fish', 'no soy']);
  });
});
