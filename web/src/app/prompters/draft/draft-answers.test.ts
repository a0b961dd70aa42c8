import { describe, expect, it } from 'vitest';
import { changeDraft, type DraftChange } from './change-draft.ts';
import { answersOfPrompt, answersSent, filledAnswers, isBehind, placeOfBlanks } from './draft-answers.ts';
import { emptyPrompterDraft, type PrompterDraft, type WrittenPrompt } from './prompter-draft.ts';

const date = { id: 'date', label: 'Date and time' };
const place = { id: 'place', label: 'Place or link' };
const sum = { id: 'sum', label: 'Amount' };
const invite = 'invite the team to lunch';
const thank = 'thank the donors of the choir';
const prompt: WrittenPrompt = {
  text: 'Invite the team.',
  sections: [],
  assumptions: [],
  questions: [date, place],
  findings: [],
  notices: [],
  score: 90,
  tokens: { goal: 4, prompt: 4 },
};

const after = (draft: PrompterDraft, ...changes: DraftChange[]) => changes.reduce(changeDraft, draft);
const edited = (goal: string): DraftChange => ({ type: 'goal-edited', goal, isReplaced: false });
const replaced = (goal: string): DraftChange => ({ type: 'goal-edited', goal, isReplaced: true });
const asked = (...questions: (typeof date)[]): DraftChange => ({ type: 'asked', questions });
const answered = (answers: Record<string, string>): DraftChange => ({ type: 'edited', values: { answers } });
const generated = (goal: string, answers: Record<string, string> = {}): DraftChange => ({
  type: 'generated',
  id: 'g1',
  prompt,
  request: { goal },
  answers,
});

const filledIn = after(
  emptyPrompterDraft,
  edited(invite),
  asked(date, place),
  answered({ date: '3 May', place: ' ' }),
);

describe('[CP-16] answers before the first prompt', () => {
  it('are sent with it, those that say something', () => {
    expect(answersSent(filledIn)).toEqual({ answers: { date: '3 May' } });
    expect(answersSent(after(filledIn, answered({ place: '' })))).toEqual({});
  });

  it('stay while the goal is edited, as far as they are still asked for', () => {
    const now = after(filledIn, edited(`${invite} and ask for money`), asked(sum, date));
    expect(filledAnswers(now)).toEqual({ date: '3 May' });
    const without = after(now, asked(sum));
    expect(answersSent(without)).toEqual({});
    expect(filledAnswers(after(without, asked(date, sum)))).toEqual({ date: '3 May' });
  });

  it('stay where the goal is improved, and where the improvement is taken back', () => {
    const better = 'Invite the whole team to lunch.';
    const improved = after(filledIn, {
      type: 'enhanced',
      sent: invite,
      enhanced: better,
      improvements: [],
      suggestions: [],
    });
    expect([improved.goal, filledAnswers(improved)]).toEqual([better, { date: '3 May' }]);
    expect(filledAnswers(after(improved, { type: 'original-restored' }))).toEqual({ date: '3 May' });
  });

  it('go with a goal that is written over, or emptied, and come back with it', () => {
    for (const other of [replaced(thank), edited('')]) {
      const left = after(filledIn, other);
      expect([left.asked, answersSent(after(left, asked(date)))]).toEqual([null, {}]);
      const back = after(left, asked(date), edited(invite), asked(date, place));
      expect(filledAnswers(back)).toEqual({ date: '3 May' });
    }
  });

  it('go with a goal that another page brings, and come back with the text that was set aside', () => {
    const carried = after(filledIn, { type: 'carried-over', goal: thank, values: {} }, asked(date, sum));
    expect(answersSent(carried)).toEqual({});
    const given = after(carried, answered({ sum: '€ 20' }));
    const back = after(given, { type: 'set-aside-restored' }, asked(date, place));
    expect([back.goal, filledAnswers(back)]).toEqual([invite, { date: '3 May' }]);
    expect(filledAnswers(after(back, replaced(thank), asked(date, sum)))).toEqual({ sum: '€ 20' });
  });

  it('stay where the same goal is brought once more', () => {
    const again = after(filledIn, { type: 'carried-over', goal: invite, values: {} });
    expect(filledAnswers(again)).toEqual({ date: '3 May' });
  });
});

describe('[CP-16] blanks stand in one place at a time', () => {
  const written = after(filledIn, generated(invite, { date: '3 May' }));

  it('in the form before there is a prompt, below the prompt once there is one', () => {
    expect([placeOfBlanks(filledIn), placeOfBlanks(written)]).toEqual(['form', 'result']);
  });

  it('in the form again for another goal or another question, and below again when it is taken back', () => {
    const longer = after(written, edited(`${invite} today`));
    expect(placeOfBlanks(longer)).toBe('form');
    expect(placeOfBlanks(after(longer, edited(invite)))).toBe('result');
    const otherType = after(written, asked(sum));
    expect(placeOfBlanks(otherType)).toBe('form');
    expect(placeOfBlanks(after(otherType, asked(date, place)))).toBe('result');
  });

  it('in the form for a prompt of an earlier visit, which cannot be rewritten', () => {
    const old = { ...written, asked: null, result: written.result && { ...written.result, id: undefined } };
    expect(placeOfBlanks(old)).toBe('form');
    expect(filledAnswers(old)).toEqual({ date: '3 May' });
  });

  it('a goal that was edited while its prompt was written goes on asking for itself', () => {
    const ahead = after(filledIn, edited(thank), asked(sum), generated(invite, { date: '3 May' }));
    expect([placeOfBlanks(ahead), ahead.asked]).toEqual(['form', [sum]]);
  });
});

describe('[CP-16] a prompt and its answers', () => {
  const written = after(filledIn, generated(invite, { date: '3 May' }));

  it('is behind from the first letter of an answer until it is rewritten with it', () => {
    expect([isBehind(emptyPrompterDraft), isBehind(filledIn), isBehind(written)]).toEqual([
      false,
      false,
      false,
    ]);
    const answers = { date: '3 May', place: 'H' };
    const more = after(written, answered(answers));
    expect([isBehind(more), answersOfPrompt(more)]).toEqual([true, answers]);
    const rewritten = after(more, { type: 'rewritten', id: 'g1', prompt, answers, values: {} });
    expect(isBehind(rewritten)).toBe(false);
  });

  it('keeps its own while the form asks for the next one', () => {
    const next = after(written, edited(`${invite} today`), answered({ date: '4 May' }));
    expect(answersOfPrompt(next)).toEqual({ date: '3 May' });
    expect(isBehind(next)).toBe(false);
    expect(answersSent(next)).toEqual({ answers: { date: '4 May' } });
  });
});
