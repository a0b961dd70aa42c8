import { expect, it } from 'vitest';
import { splitTrending } from './split-trending.ts';
import { cardNamed } from '../../testing/library-card.ts';

const [one, two, template] = [
  cardNamed('One'),
  cardNamed('Two'),
  { ...cardNamed('Ours'), is_template: true },
];

it('[LB-03] no prompt is both above the list and in it', () => {
  const { above, below } = splitTrending({ trending: [one], trending_by: 'votes' }, [one, two, template], 3);
  expect(above).toEqual([one]);
  expect(below).toEqual([two, template]);
});

it('[LB-03] a template is never new, and trends where readers vote for it', () => {
  const cards = [two, template];
  expect(splitTrending({ trending: [template], trending_by: 'recent' }, cards, 3)).toEqual({
    above: [],
    below: cards,
  });
  expect(splitTrending({ trending: [template], trending_by: 'votes' }, cards, 3).above).toEqual([template]);
});

it('[LB-03] without figures of the library the list is whole', () => {
  expect(splitTrending(undefined, [one, two], 3)).toEqual({ above: [], below: [one, two] });
});
