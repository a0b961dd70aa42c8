import { expect, it } from 'vitest';
import { changeDraft, type DraftChange } from './change-draft.ts';
import { isBehind, isOnPrompt, offersOf, questionsOf, saidSent } from './draft-answers.ts';
import { modelAsks } from './model-asks.ts';
import { emptyPrompterDraft, noWishes, type PrompterDraft } from './prompter-draft.ts';
import { readSharedPart } from './read-shared-part.ts';

const goal = 'a card for my neighbour who feeds the cat';
const date = { id: 'date', label: 'Date', choices: ['today', 'soon'] };
const tidy = { id: 'tidy', label: 'Tidy', why: 'It reads better.', on: false };
const ofModel = {
  questions: [
    { ask: 'How close are you?', why: 'Sets the tone.', choices: ['Friends', 'We nod'], likely: 'We nod' },
    { ask: 'How long did she feed it?', why: 'A fact warms it.', choices: ['A week', 'A month'] },
  ],
  offers: [{ label: 'In four lines', wish: 'Keep it to four lines.', why: 'It fits the card.' }],
};
const after = (draft: PrompterDraft, ...changes: DraftChange[]) => changes.reduce(changeDraft, draft);
const placed = (isAdded = false): DraftChange => ({
  type: 'asked-by-model',
  asks: modelAsks(goal, ofModel, isAdded),
});
const edited = (text: string, isReplaced = false): DraftChange => ({
  type: 'goal-edited',
  goal: text,
  isReplaced,
});
const asked = after(
  emptyPrompterDraft,
  edited(goal),
  { type: 'asked', questions: [date], offers: [tidy] },
  placed(),
);
const [close, long] = questionsOf(asked).map(({ id }) => id) as [string, string];
const [short] = offersOf(asked).map(({ id }) => id) as [string];
const said = (values: object): DraftChange => ({ type: 'edited', values });

it('[WR-02] the model’s questions take the place of the rules’ ones, or follow those that were answered', () => {
  expect(questionsOf(asked).map(({ label }) => label)).toEqual([
    'How close are you?',
    'How long did she feed it?',
  ]);
  const added = after(asked, placed(true));
  expect(questionsOf(added).map(({ label }) => label)[0]).toBe('Date');
  expect(offersOf(added).map(({ label }) => label)).toEqual(['Tidy', 'In four lines']);
});

it('[WR-02] an answer travels and is kept with its question, a pressed offer with its wish', () => {
  const draft = after(
    asked,
    said({ answers: { [close]: 'Friends', [long]: ' ', date: 'soon' } }),
    said({ wishes: { ...noWishes, offers: { [short]: true, tidy: true } } }),
  );
  const sent = {
    told: [{ ask: 'How close are you?', answer: 'Friends' }],
    wishes: ['Keep it to four lines.'],
  };
  expect(saidSent(draft)).toEqual(sent);
  const kept = readSharedPart(JSON.parse(JSON.stringify(draft)) as Record<string, unknown>);
  expect(saidSent({ ...emptyPrompterDraft, ...kept })).toEqual(sent);
});

it('[WR-02] [AO-03] left to us, an open question of the model’s gets what is likely, and an answer stays', () => {
  const draft = after(asked, said({ answers: { [long]: 'A month' }, wishes: { ...noWishes, decide: true } }));
  expect(saidSent(draft)).toEqual({
    decide: true,
    told: [
      { ask: 'How close are you?', answer: 'We nod' },
      { ask: 'How long did she feed it?', answer: 'A month' },
    ],
  });
  const dropped = after(draft, said({ answers: { [close]: '', [long]: 'A month' } }));
  expect(saidSent(dropped).told).toEqual([{ ask: 'How long did she feed it?', answer: 'A month' }]);
});

it('[WR-02] [AO-06] questions nobody answered go with the goal’s wording, answered ones only with the goal', () => {
  const untouched = after(asked, edited(`${goal}.`));
  expect(questionsOf(untouched)).toEqual([date]);
  const answered = after(asked, said({ answers: { [close]: 'Friends' } }), edited(`${goal}.`));
  expect(questionsOf(answered)).toHaveLength(2);
  const other = after(answered, edited('a poem about rain', true));
  expect([questionsOf(other), saidSent(other)]).toEqual([[], {}]);
  expect(saidSent(after(other, edited(`${goal}.`, true))).told).toHaveLength(1);
});

it('[WR-02] an answer to the model is for the prompt that it wrote', () => {
  const written = after(asked, {
    type: 'generated',
    id: 'g1',
    prompt: {
      text: 'A card.',
      sections: [],
      assumptions: [],
      findings: [],
      notices: [],
      tokens: { goal: 4, prompt: 4 },
    },
    request: { goal },
    said: { answers: {}, wishes: noWishes },
    writtenBy: { source: 'model', model: 'Whetstone AI' },
    rewritesLeft: 6,
  });
  expect(questionsOf(written)).toHaveLength(2);
  const answered = after(written, said({ answers: { [close]: 'Friends' } }));
  expect([isOnPrompt(answered), isBehind(written), isBehind(answered)]).toEqual([true, false, true]);
});
