import { describe, expect, it } from 'vitest';
import { changeDraft, type DraftChange } from './change-draft.ts';
import {
  filledAnswers,
  isBehind,
  isOnPrompt,
  openOf,
  questionsOf,
  saidOfPrompt,
  saidSent,
} from './draft-answers.ts';
import { emptyPrompterDraft, noWishes, type PrompterDraft, type WrittenPrompt } from './prompter-draft.ts';

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
  said: { answers, wishes: noWishes },
});

const filledIn = after(
  emptyPrompterDraft,
  edited(invite),
  asked(date, place),
  answered({ date: '3 May', place: ' ' }),
);

describe('[CP-16] answers before the first prompt', () => {
  it('are sent with it, those that say something', () => {
    expect(saidSent(filledIn)).toEqual({ answers: { date: '3 May' } });
    expect(saidSent(after(filledIn, answered({ place: '' })))).toEqual({});
  });

  it('stay with their questions while the goal is edited, even where it asks other things by now', () => {
    const now = after(filledIn, edited(`${invite} and ask for money`), asked(sum));
    expect(questionsOf(now).map(({ id }) => id)).toEqual(['sum', 'date']);
    expect(saidSent(now)).toEqual({ answers: { date: '3 May' } });
    expect(questionsOf(after(now, answered({ date: '' }), asked(sum)))).toEqual([sum]);
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
      expect([left.asked, saidSent(after(left, asked(date)))]).toEqual([null, {}]);
      const back = after(left, asked(date), edited(invite), asked(date, place));
      expect(filledAnswers(back)).toEqual({ date: '3 May' });
    }
  });

  it('go with a goal that another page brings, and come back with the text that was set aside', () => {
    const carried = after(filledIn, { type: 'carried-over', goal: thank, values: {} }, asked(date, sum));
    expect(saidSent(carried)).toEqual({});
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

describe('[AO-01] what is said goes into the prompt on the desk', () => {
  const written = after(filledIn, generated(invite, { date: '3 May' }));

  it('once there is one for this goal and these questions, and again when another goal is taken back', () => {
    expect([isOnPrompt(filledIn), isOnPrompt(written)]).toEqual([false, true]);
    const longer = after(written, edited(`${invite} today`));
    expect(isOnPrompt(longer)).toBe(false);
    expect(isOnPrompt(after(longer, edited(invite)))).toBe(true);
    expect(isOnPrompt(after(written, asked(sum)))).toBe(false);
  });

  it('not for a prompt of an earlier visit, which cannot be written again, but for one that is still free', () => {
    const { result } = written;
    const unpaid = { ...written, asked: null, result: result && { ...result, id: undefined } };
    expect(isOnPrompt(unpaid)).toBe(false);
    expect(filledAnswers(unpaid)).toEqual({ date: '3 May' });
    const free = {
      ...unpaid,
      result: unpaid.result && { ...unpaid.result, prompt: { ...prompt, counts: false } },
    };
    expect(isOnPrompt(free)).toBe(true);
  });

  it('a goal that was edited while its prompt was written goes on asking for itself', () => {
    const ahead = after(filledIn, edited(thank), asked(sum), generated(invite, { date: '3 May' }));
    expect([isOnPrompt(ahead), ahead.asked]).toEqual([false, [sum, date]]);
  });

  it('is behind from the first letter of an answer until it is written with it', () => {
    expect([isBehind(emptyPrompterDraft), isBehind(filledIn), isBehind(written)]).toEqual([
      false,
      false,
      false,
    ]);
    const answers = { date: '3 May', place: 'H' };
    const more = after(written, answered(answers));
    expect([isBehind(more), saidOfPrompt(more).answers]).toEqual([true, answers]);
    const said = { answers, wishes: noWishes };
    const of = { id: 'g1', request: { goal: invite } };
    expect(isBehind(after(more, { type: 'rewritten', of, id: 'g1', prompt, said, values: {} }))).toBe(false);
  });

  it('keeps its own while the form asks for the next one', () => {
    const next = after(written, edited(`${invite} today`), answered({ date: '4 May' }));
    expect(saidOfPrompt(next).answers).toEqual({ date: '3 May' });
    expect(isBehind(next)).toBe(false);
    expect(saidSent(next)).toEqual({ answers: { date: '4 May' } });
  });

  it('[AO-02] carries what was pressed of what is offered, the open line and "Decide for me", and drops an assumption', () => {
    const tone = { id: 'tone', label: 'Tone', choices: ['warm', 'plain'] };
    const offers = [{ id: 'shorter', label: 'Shorter', why: 'Less to read.', on: false }];
    const pressed = after(
      emptyPrompterDraft,
      edited(invite),
      { type: 'asked', questions: [tone], offers },
      {
        type: 'edited',
        values: {
          answers: { tone: '' },
          wishes: { offers: { shorter: true, gone: true }, open: ' no speeches ', decide: true, facts: [] },
        },
      },
    );
    expect(saidSent(pressed)).toEqual({
      answers: { tone: '' },
      offers: { shorter: true },
      open: 'no speeches',
      decide: true,
    });
    const left = after(pressed, replaced(thank));
    expect(saidSent(left)).toEqual({});
    const back = after(left, edited(invite), { type: 'asked', questions: [tone], offers });
    expect(saidSent(back)).toEqual(saidSent(pressed));
  });
});

describe('[AO-01] a question is open', () => {
  const assumed: WrittenPrompt = {
    ...prompt,
    questions: [{ ...date, answer: { text: 'any day', assumed: true } }, place],
  };
  const written = after(emptyPrompterDraft, edited(invite), {
    ...generated(invite),
    prompt: assumed,
  } as DraftChange);
  const open = (draft: PrompterDraft) => openOf(draft).map(({ id }) => id);

  it('while nobody answered it and nothing is assumed', () => {
    expect(open(written)).toEqual(['place']);
    expect(open(after(written, answered({ place: 'the yard' })))).toEqual([]);
  });

  it('again once what was assumed is taken back', () => {
    expect(open(after(written, answered({ date: '' })))).toEqual(['date', 'place']);
  });
});
