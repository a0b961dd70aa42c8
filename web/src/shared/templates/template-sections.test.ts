import { expect, it } from 'vitest';
import { templateSections } from './template-sections.ts';

it('[LB-03] each blank is a mark with what belongs there; the words around it stay plain', () => {
  const [section] = templateSections('Write to {{due_date}} about tea.');
  expect(section?.spans).toEqual([
    { text: 'Write to ', origin: 'goal' },
    { text: 'due date', origin: 'added', rule: 'blank:due_date', reason: 'Due date: yours to fill in.' },
    { text: ' about tea.', origin: 'goal' },
  ]);
});

it('a value stands in place of its blank, and a hint says what belongs there', () => {
  const hint = { name: 'city', label: 'City', example: 'Oslo', optional: true as const };
  const [section] = templateSections('In {{ city }}', [hint], { city: 'Rome' });
  expect(section?.text).toBe('In Rome');
  expect(section?.spans[1]?.reason).toBe('City, such as “Oslo”. If left empty, its line is removed.');
});

it('a prompt without blanks is one plain stretch', () => {
  expect(templateSections('Just words')[0]?.spans).toEqual([{ text: 'Just words', origin: 'goal' }]);
});
