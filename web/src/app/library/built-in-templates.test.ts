import { expect, it } from 'vitest';
import { hintsOf, templateCards, templatePrompt } from '../../shared/library-cards/template-cards.ts';
import { filterCards } from '../../shared/library-cards/filter-cards.ts';

it('[LB-01] the built-in templates stand in for a library that cannot be read', () => {
  expect(templateCards).toHaveLength(27);
  expect(filterCards(templateCards, {})).toHaveLength(27);
  expect(templatePrompt(templateCards[0]?.id ?? '')?.prompt_text).toBeTruthy();
  expect(templatePrompt('none')).toBeUndefined();
});

it('[LB-04] every word must be found somewhere, in any case; any chosen tag is enough', () => {
  const poster = filterCards(templateCards, { search: 'POSTER typography' });
  expect(poster.map(({ title }) => title)).toContain('Event poster with exact text');
  expect(filterCards(templateCards, { search: 'poster zebra' })).toEqual([]);
  const tagged = filterCards(templateCards, { tags: ['poster', 'packshot'] });
  expect(tagged.length).toBeGreaterThanOrEqual(2);
  expect(filterCards(templateCards, { category: 'Video Generation' }).length).toBeGreaterThan(0);
});

it('hints of blanks come from the template, and from nowhere for other prompts', () => {
  const withBlanks = templateCards.find(({ preview }) => preview.includes('{{'));
  expect(hintsOf(withBlanks?.id ?? '').length).toBeGreaterThan(0);
  expect(hintsOf('none')).toEqual([]);
});
