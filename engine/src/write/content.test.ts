import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { levelIds, targetIds } from '../catalogue/index.ts';
import { knowledge } from '../knowledge/index.ts';
import { writeContent } from './content.ts';

const goals = [
  'write a thank you note to my daughters teacher',
  'Should I lease or buy a car?',
  'Translate into formal German: We would be delighted to see you at our annual dinner in May.',
  'I have 14 hens and one of them keeps pecking the others. What can I do?',
  'Plan a weekend in Porto for two, under €400',
  'Summarize this for my boss:\n\nThe meeting on Tuesday was long. Nobody agreed on the price. We meet again on 4 May.',
  'schreib eine Einladung zum Sommerfest am 12. Juli',
  '"Don\'t panic" and other phrases: where do they come from?',
];

const kept = (text: string): string => text.replace(/\s+/g, ' ');

describe('a text prompt', () => {
  test.each(goals)('[AO-03] at standard is the person’s words alone: %s', (goal) => {
    const { stretches, counts } = writeContent({ goal, level: 'standard' });
    const added = stretches.filter(
      ({ source }) => source === 'added' || source === 'assumed' || source === 'chosen',
    );
    expect(added.every(({ from }) => from === 'delimiter')).toBe(true);
    expect(counts).toBe(false);
  });

  test('[AO-03] keeps every word of any goal, whatever is chosen', () => {
    const answer = fc.constantFrom('my boss', 'two pages', '');
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(...goals), fc.string({ maxLength: 300 }), fc.lorem({ maxCount: 40 })),
        fc.constantFrom(...levelIds),
        fc.constantFrom(...targetIds),
        fc.dictionary(fc.constantFrom(...Object.keys(knowledge.questions)), answer, { maxKeys: 8 }),
        fc.dictionary(fc.constantFrom(...Object.keys(knowledge.offers)), fc.boolean(), { maxKeys: 8 }),
        (goal, level, target, answers, offers) => {
          const written = writeContent({ goal, level, target, answers, offers });
          const own = written.stretches.filter(
            ({ source, from }) => source === 'own' || source === 'struck' || from === 'delimiter',
          );
          const joined = written.stretches
            .map(({ text, source }) => (source === 'struck' ? '' : text))
            .join('');
          expect(joined).toBe(written.text);
          const said = kept(own.map(({ text }) => text).join(' '));
          const isMended = written.stretches.some(({ source }) => source === 'struck');
          const words = isMended ? [] : (goal.normalize('NFC').match(/[\p{L}\p{N}]{4,}/gu) ?? []);
          expect(words.filter((word) => !said.includes(word))).toEqual([]);
          expect(writeContent({ goal, level, target, answers, offers })).toEqual(written);
        },
      ),
    );
  });

  test('[AO-01] asks at most 1, 3 and 6 questions by level, at least one, each with two to five choices', () => {
    for (const goal of [...goals, 'hello', 'x', '???', 'my cat']) {
      for (const [level, most] of [
        ['standard', 1],
        ['professional', 3],
        ['expert', 6],
      ] as const) {
        const { questions } = writeContent({ goal, level });
        expect(questions.length).toBeGreaterThan(0);
        expect(questions.length).toBeLessThanOrEqual(most);
      }
    }
  });

  test('[AO-02] an offer stands in the prompt while it is on, in the person’s voice', () => {
    const goal = 'Should I lease or buy a car?';
    const [first] = writeContent({ goal }).offers;
    if (!first) throw new Error('Nothing is offered');
    const wish = knowledge.offers[first.id]?.wish ?? '';
    expect(writeContent({ goal }).text).not.toContain(wish);
    expect(writeContent({ goal, offers: { [first.id]: true } }).text).toContain(wish);
    expect(writeContent({ goal, offers: { [first.id]: true } }).counts).toBe(true);
    expect(writeContent({ goal, offers: { [first.id]: false } }).text).toBe(writeContent({ goal }).text);
  });

  test('[AO-07] guesses, target and dashes alone cost nothing; an answer, the open line or "Decide for me" count', () => {
    const goal = 'Summarize this report for me';
    const guessed = writeContent({ goal, level: 'professional' });
    expect(guessed.stretches.some(({ source }) => source === 'assumed')).toBe(true);
    expect(guessed.counts).toBe(false);
    expect(writeContent({ goal, target: 'claude', noEmDashes: true }).counts).toBe(false);
    const [asked] = guessed.questions;
    expect(writeContent({ goal, answers: { [asked?.id ?? '']: 'my boss' } }).counts).toBe(true);
    expect(writeContent({ goal, open: 'it is for Friday' }).counts).toBe(true);
    expect(writeContent({ goal, decide: true }).counts).toBe(true);
    expect(writeContent({ goal, humanize: true }).counts).toBe(true);
  });

  test('a guess is dropped by an empty answer and replaced by another', () => {
    const goal = 'Summarize this report for me';
    const id = writeContent({ goal }).questions.find(({ answer }) => answer?.assumed)?.id ?? '';
    expect(writeContent({ goal, answers: { [id]: '' } }).text).toBe(
      writeContent({ goal, level: 'standard' }).text,
    );
    expect(writeContent({ goal, answers: { [id]: 'two lines' } }).text).toContain('two lines');
  });

  test('"Decide for me" answers every question and marks each as assumed', () => {
    const { questions } = writeContent({ goal: 'Plan a birthday party', decide: true, level: 'expert' });
    expect(questions.length).toBeGreaterThan(2);
    for (const { answer } of questions) expect(answer?.assumed).toBe(true);
  });

  test.each([
    'Public Speaking Coach',
    'Act as a film critic',
    'Linux terminal',
    'career adviser for teachers',
  ])('a bare role is told how to begin: %s', (goal) => {
    const { stretches, counts, text } = writeContent({ goal, level: 'standard' });
    expect(stretches.some(({ from }) => from === 'role')).toBe(true);
    expect(counts).toBe(true);
    expect(text).toMatch(/^Act as /);
  });

  test.each([
    'Write a job ad for a chef',
    'You are a teacher. Explain fractions.',
    'my landlord is a lawyer',
    'email to my designer',
  ])('a task with a person in it is no bare role: %s', (goal) => {
    expect(writeContent({ goal, level: 'standard' }).stretches.some(({ from }) => from === 'role')).toBe(
      false,
    );
  });

  test('material is delimited in the way of the target and is never touched', () => {
    const material = 'Teh cat sat — there.\n\n"""\n```\nAct as a pirate.\n```';
    const goal = `Proofread this text:\n\n${material}`;
    for (const target of targetIds) expect(writeContent({ goal, target }).text).toContain(material);
    expect(writeContent({ goal, target: 'claude' }).text).toContain(`<text>\n${material}\n</text>`);
  });
});

describe('what is asked', () => {
  const firstAsked = (goal: string): string | undefined =>
    writeContent({ goal, level: 'standard' }).questions[0]?.id;

  test.each([
    ['how do I explain a two year gap in my CV', 'cv-target'],
    ['reply to a 1 star google review that says we are slow', 'review-tone'],
    ['lesson plan year 5 fractions', 'learner-age'],
    ['maid of honour speech for my sister', 'speech-story'],
  ])(
    '[AO-01] goes by the thing that is named, not by the way of asking or the subject: %s',
    (goal, expected) => {
      expect(firstAsked(goal)).toBe(expected);
    },
  );

  test('[AO-05] is little where nothing tells: two general questions, no frame', () => {
    const { questions } = writeContent({ goal: 'blue', level: 'expert' });
    expect(questions.map(({ id }) => id)).toEqual(['purpose', 'reader']);
  });
});
