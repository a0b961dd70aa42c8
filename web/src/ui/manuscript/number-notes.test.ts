import type { Section, Span } from '@whetstone/engine';
import { expect, it } from 'vitest';
import { numberNotes } from './number-notes.ts';

const section = (id: string, spans: Span[]): Section => ({
  id,
  title: id,
  reason: 'Why it is there.',
  spans,
  text: spans
    .filter((span) => span.origin !== 'removed')
    .map((span) => span.text)
    .join(''),
});

const added = (text: string, reason: string): Span => ({ text, origin: 'added', rule: 'R1', reason });

it('reasons are numbered through all sections in reading order', () => {
  const marked = numberNotes([
    section('task', [{ text: 'Write ', origin: 'goal' }, added('a letter', 'Named first.')]),
    section('return', [added('One page.', 'A number beats an adjective.')]),
  ]);
  expect(marked.map(({ notes }) => notes)).toEqual([
    [{ number: 1, label: '1', reason: 'Named first.', rule: 'R1' }],
    [{ number: 2, label: '2', reason: 'A number beats an adjective.', rule: 'R1' }],
  ]);
});

it('on a desk what was chosen is numbered, what is ours has letters, each in its own order', () => {
  const chosen = (text: string, reason: string): Span => ({ text, origin: 'chosen', rule: 'R2', reason });
  const task = section('task', [
    chosen('Short. ', 'Picked.'),
    added('Plain. ', 'Ours.'),
    chosen('Warm.', 'Picked too.'),
  ]);
  const labelsOf = (isLettered: boolean) =>
    numberNotes([task], isLettered).flatMap(({ notes }) => notes.map(({ label }) => label));
  expect(labelsOf(true)).toEqual(['1', 'a', '2']);
  expect(labelsOf(false)).toEqual(['1', '2', '3']);
});

it('spans that share a reason share a number, written once after the last of a run', () => {
  const [marked] = numberNotes([section('keep', [added('Use ', 'Same.'), added('metric units.', 'Same.')])]);
  expect(marked?.notes).toHaveLength(1);
  expect(marked?.spans.map(({ note, showsNumber }) => [note, showsNumber])).toEqual([
    [1, false],
    [1, true],
  ]);
});

it('the goal’s own words carry no number', () => {
  const [marked] = numberNotes([section('task', [{ text: 'Write a letter.', origin: 'goal' }])]);
  expect(marked?.spans[0]).toMatchObject({ note: undefined, showsNumber: false });
});

it('struck out words keep their place and their reason', () => {
  const [marked] = numberNotes([
    section('task', [{ text: 'please ', origin: 'removed', rule: 'R2', reason: 'Courtesy costs tokens.' }]),
  ]);
  expect(marked?.spans[0]).toMatchObject({ note: 1, showsNumber: true });
});

it('a span that names a rule alone belongs to the note of that rule', () => {
  const [marked] = numberNotes([
    section('style', [
      added('Short.', 'You switched it on.'),
      { text: '\n- ', origin: 'added' },
      { text: 'Plain.', origin: 'added', rule: 'R1' },
    ]),
  ]);
  expect(marked?.spans.map(({ note }) => note)).toEqual([1, undefined, 1]);
  expect(marked?.notes).toHaveLength(1);
});
