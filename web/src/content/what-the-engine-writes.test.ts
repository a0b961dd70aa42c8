import { enhanceGoal, generateCode, generateContent, generateVisual } from '@whetstone/engine';
import { describe, expect, it } from 'vitest';
import { caseGoals } from './case-goals.ts';
import type { SheetWords } from '../ui/manuscript/sheet-line.tsx';
import { asked, contradiction, counted, improved, samples } from './what-the-engine-writes.ts';

const wordsOf = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[.,:;]|\s+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()} `;

/** Whether each stretch stands in the goal and in what was written, as its mark says. */
const standing = (words: SheetWords, goal: string, written: string) =>
  words.map(({ text }) => [
    text,
    wordsOf(goal).includes(wordsOf(text)),
    wordsOf(written).includes(wordsOf(text)),
  ]);
const claimed = (words: SheetWords) =>
  words.map(({ text, origin }) => [text, origin !== 'added', origin !== 'removed']);

describe('[PP-02] what pages show as written by the engine is what it writes', () => {
  it.each([
    ['a text', samples.text, generateContent(samples.text).text],
    [
      'a picture',
      samples.image,
      generateVisual({ ...samples.image, media: 'image', service: 'midjourney' }).text,
    ],
    [
      'a feature',
      samples.code,
      generateCode({ ...samples.code, projectType: 'feature', tool: 'cursor' }).text,
    ],
    ['a mended goal', samples.notice, enhanceGoal(samples.notice).enhanced],
  ])('%s', (_, { goal, words }, written) => {
    expect(standing(words, goal, written)).toEqual(claimed(words));
  });

  it('what is asked about a goal, and what a press becomes', () => {
    const { goal, fact, offer } = asked;
    const { questions } = generateContent({ goal });
    const question = questions?.find(({ id }) => id === fact);
    expect(question?.ask).toBe(asked.ask);
    expect(question?.choices).toContain(asked.answer);
    const { text } = generateContent({ goal, answers: { [fact]: asked.answer }, offers: { [offer]: true } });
    expect(text).toContain(asked.line);
    expect(text).toContain(asked.wish);
  });

  it('a finding', () => {
    const { goal, says } = contradiction;
    const [finding] = generateVisual({ goal, media: 'image' }).findings;
    expect(`${finding?.message} ${finding?.fix}`).toBe(says.replaceAll(/[“”]/g, '"'));
  });

  it('token counts', () => {
    const { caseId, goalTokens, promptTokens } = counted;
    const { goal, answers, offers } = caseGoals[caseId];
    const { tokens } = generateContent({
      goal,
      answers,
      offers: Object.fromEntries(offers.map((offer) => [offer, true])),
    });
    expect(tokens).toEqual({ goal: goalTokens, prompt: promptTokens });
  });

  it('a change of an enhancement that is kept, and no other', () => {
    const change = enhanceGoal(improved).edits.find(({ reason }) => reason === improved.kept);
    expect(change).toBeDefined();
    const written = improved.goal.replace(change?.from ?? '', change?.to ?? '');
    expect(standing(improved.words, improved.goal, written)).toEqual(claimed(improved.words));
  });
});
