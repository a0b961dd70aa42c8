import type { Section, Span } from '@whetstone/engine';
import { expect, test } from 'vitest';
import { changedLine } from './changed-line.ts';

const goal = 'Write a letter to our customers.';
const reason: Span = {
  text: 'Reason: our costs rose',
  origin: 'chosen',
  rule: 'question:reason',
  reason: 'A rise without a word of why is resented',
};

const promptOf = (...spans: Span[]) => {
  const text = spans.map((span) => span.text).join('');
  const section: Section = { id: 'request', title: 'Your request', reason: '', text, spans };
  return { text, sections: [section] };
};
const asked: Span = { text: goal, origin: 'goal' };

test('[AO-02] the line that a press added is the one that is shown, with its number', () => {
  expect(changedLine(goal, promptOf(asked, { text: '\n- ', origin: 'added' }, reason))).toEqual({
    text: 'Reason: our costs rose',
    number: '1',
  });
});

test('own words have no number', () => {
  const own: Span = { text: '\n\nKeep it short.', origin: 'goal' };
  expect(changedLine(goal, promptOf(asked, own))).toEqual({ text: 'Keep it short.' });
});

test('at first, and where nothing is new, it is how the prompt begins, without its heading', () => {
  const heading: Span = { text: '## Goal\n', origin: 'added' };
  const prompt = promptOf(heading, asked);
  expect(changedLine('', prompt)).toEqual({ text: goal });
  expect(changedLine(`${prompt.text}\nReason: our costs rose`, prompt)).toEqual({ text: goal });
});
