import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardFieldIds, cardFields, type CardFieldId } from '../catalogue/fields.ts';
import { generateCode, generateContent, generateVisual, type Fact, type Generated } from '../index.ts';
import { cardFieldRows } from '../knowledge/card-fields.ts';
import { situations } from '../knowledge/situations/index.ts';
import { codeQuestions } from '../knowledge/code-asks/questions.ts';
import { textKinds } from '../knowledge/text-kinds/index.ts';

const fact = (field: CardFieldId, text: string, rest: Partial<Fact> = {}): Fact => ({
  id: field,
  card: 'My tea shop',
  field,
  text,
  ...rest,
});
const shop = [
  fact('business', 'Harrow Tea, a family tea shop'),
  fact('hours', 'Tuesday to Saturday, 9 to 5.30'),
  fact('tone', 'warm and plain', { card: 'How we write' }),
];
const cardsIn = ({ sections }: Generated): readonly string[] =>
  sections.flatMap(({ spans }) => spans.flatMap(({ origin, text }) => (origin === 'card' ? [text] : [])));
const bugReport = 'Bug report: the export button does nothing in Safari';

test('[CX-02] a fact that bears on the goal stands in the prompt in the person’s words, marked with its card', () => {
  const written = generateContent({ goal: 'Instagram caption for our new oolong', facts: shop });
  expect(cardsIn(written)).toEqual(['My business: Harrow Tea, a family tea shop', 'Tone: warm and plain']);
  const span = written.sections.flatMap(({ spans }) => spans).find(({ origin }) => origin === 'card');
  expect(span).toMatchObject({ rule: 'card:business', reason: 'Your card, My tea shop: my business' });
  expect(written.text).toContain('Harrow Tea, a family tea shop');
});

test('[CX-02] a fact that does not bear on the goal is left out, unless the person wants it in', () => {
  expect(cardsIn(generateContent({ goal: bugReport, facts: shop }))).toEqual([]);
  expect(generateContent({ goal: bugReport, facts: shop })).toEqual(generateContent({ goal: bugReport }));
  const wanted = [fact('hours', 'Tuesday to Saturday', { wish: 'use' })];
  expect(cardsIn(generateContent({ goal: bugReport, facts: wanted }))).toEqual([
    'Opening hours: Tuesday to Saturday',
  ]);
});

test('[CX-02] a fact that is taken out of a prompt is not in it', () => {
  const facts = shop.map((each): Fact => ({ ...each, wish: 'leave' }));
  expect(cardsIn(generateContent({ goal: 'Instagram caption for our new oolong', facts }))).toEqual([]);
});

test('[CX-02] a question that a card answers is not asked, and an own answer outranks the card', () => {
  const goal = 'What benefits can I get?';
  const facts = [fact('country', 'Scotland', { card: 'Me' })];
  const ids = ({ questions = [] }: Generated) => questions.map(({ id }) => id);
  expect(ids(generateContent({ goal }))).toContain('country');
  const written = generateContent({ goal, facts });
  expect(ids(written)).not.toContain('country');
  expect(cardsIn(written)).toEqual(['Country: Scotland']);
});

test('[AO-07] a card’s line counts as an addition', () => {
  const goal = 'Instagram caption for our new oolong';
  expect(generateContent({ goal, level: 'standard' }).counts).toBe(false);
  expect(generateContent({ goal, level: 'standard', facts: shop }).counts).toBe(true);
});

test('[CX-02] of two cards with the same field the first speaks', () => {
  const facts = [fact('tone', 'warm'), fact('tone', 'cold', { id: 'second' })];
  expect(cardsIn(generateContent({ goal: 'Write a letter to my landlord', facts }))).toEqual(['Tone: warm']);
});

test('[CX-02] of two cards with the same field the one that the goal names speaks', () => {
  const facts = [
    fact('class', 'second year, 24 pupils', { card: '2B science' }),
    fact('class', 'fifth year, 12 pupils', { card: '5A physics', id: 'second' }),
  ];
  const write = (goal: string) => cardsIn(generateContent({ goal, facts }));
  expect(write('lesson plan on levers for 5A')).toEqual(['My class: fifth year, 12 pupils']);
  expect(write('lesson plan on levers')).toEqual(['My class: second year, 24 pupils']);
});

test('[CX-02] what is for another person takes nothing that is true of the writer', () => {
  const facts = [fact('health', 'slipped disc', { card: 'Me' }), fact('age', '52', { card: 'Me' })];
  expect(cardsIn(generateContent({ goal: 'training plan for shoulders and back', facts }))).toHaveLength(2);
  expect(cardsIn(generateContent({ goal: 'training plan for my dad, shoulders and back', facts }))).toEqual(
    [],
  );
});

test('[CX-02] what the goal says itself is not said again', () => {
  const facts = [fact('business', 'Harrow Tea, a family tea shop')];
  const goal = 'Slogan for Harrow Tea, our family tea shop';
  expect(cardsIn(generateContent({ goal, facts }))).toEqual([]);
});

test('[CX-02] a project speaks where its own code is worked on, and not where other code is wanted', () => {
  const facts = [
    fact('stack', 'TypeScript 5, React 19, Hono', { card: 'Rota' }),
    fact('conventions', 'small files, no any', { card: 'Rota' }),
  ];
  const write = (goal: string) => cardsIn(generateCode({ goal, projectType: 'web-app', facts }));
  expect(write('Add dark mode to our app')).toEqual([
    'House rules: small files, no any',
    'Stack: TypeScript 5, React 19, Hono',
  ]);
  expect(write('Python script that renames my holiday photos by date')).toEqual([]);
});

test('[CX-02] a picture takes the look of the business only where it is the business’s', () => {
  const facts = [fact('look', 'dark green and cream')];
  const write = (goal: string) => cardsIn(generateVisual({ goal, media: 'image', facts }));
  expect(write('poster for our tea tasting evening')).toEqual(['Brand look: dark green and cream.']);
  expect(write('a fox sleeping under a maple tree')).toEqual([]);
});

test('every question that a field answers is asked somewhere, word for word', () => {
  const asked = new Set([
    ...Object.values(situations).flatMap(({ asks }) => asks.map(({ fact: id, ask }) => `${id}: ${ask}`)),
    ...Object.entries(codeQuestions).map(([id, { ask }]) => `${id}: ${ask}`),
  ]);
  const stale = cardFieldIds.flatMap((field) =>
    cardFieldRows[field].answers.filter((text) => !asked.has(text)),
  );
  expect(stale).toEqual([]);
});

test('[CX-02] every situation is of one kind of text', () => {
  const sorted = Object.values(textKinds).flatMap((kind) => kind.situations);
  expect(sorted.toSorted()).toEqual(Object.keys(situations).toSorted());
});

test('[CX-02] a letter is signed and a question is not', () => {
  const facts = [fact('country', 'Ireland', { card: 'Me' }), fact('signature', 'Aoife', { card: 'Me' })];
  const landlord = 'my landlord who keeps the deposit for scratches in the floor';
  expect(cardsIn(generateContent({ goal: `Letter to ${landlord}`, facts }))).toContain('I sign as: Aoife');
  expect(cardsIn(generateContent({ goal: `What can I do about ${landlord}?`, facts }))).toEqual([
    'Country: Ireland',
  ]);
});

test('[CX-02] a letter on a subject needs what the subject needs, and what letters need', () => {
  const facts = [fact('country', 'Ireland', { card: 'Me' }), fact('signature', 'Aoife', { card: 'Me' })];
  const payslip = 'my payslip for October is missing the overtime';
  expect(cardsIn(generateContent({ goal: `Mail to HR, ${payslip}`, facts }))).toHaveLength(2);
  expect(cardsIn(generateContent({ goal: `${payslip}, what can I do?`, facts }))).not.toContain(
    'I sign as: Aoife',
  );
});

test('[CX-02] a text for the public says what it is about by its name, whatever words stand in it', () => {
  const facts = [fact('business', 'Kedjan, a bicycle workshop', { card: 'Kedjan' })];
  const goal = 'instagram post, get your bike ready for spring';
  expect(cardsIn(generateContent({ goal, facts }))).toEqual(['My business: Kedjan, a bicycle workshop']);
  expect(cardsIn(generateContent({ goal: 'my bike brakes squeak, how do I fix them', facts }))).toEqual([]);
});

test('[CX-02] nothing of a business is in a private letter, and nothing private in a text of the business', () => {
  const facts = [
    ...shop,
    fact('health', 'slipped disc', { card: 'Me' }),
    fact('home', 'a flat', { card: 'Me' }),
  ];
  const mine = cardsIn(generateContent({ goal: 'Letter to my landlord about the broken boiler', facts }));
  expect(mine).toEqual(['Where I live: a flat']);
  const ours = cardsIn(
    generateContent({ goal: 'Write a letter to our customers: we close on Monday', facts }),
  );
  expect(ours).toContain('My business: Harrow Tea, a family tea shop');
  expect(ours.join()).not.toMatch(/flat|disc/);
});

test('[CX-02] the voice of a card with an audience speaks to that audience only', () => {
  const facts = [
    fact('reader', 'the 140 households of the parish', { card: 'Parish newsletter' }),
    fact('tone', 'cheerful', { card: 'Parish newsletter' }),
  ];
  expect(cardsIn(generateContent({ goal: 'Letter to the council about the footpath', facts }))).toEqual([]);
  const piece = 'Please write a piece for the newsletter about the working bee';
  expect(cardsIn(generateContent({ goal: piece, facts }))).toHaveLength(2);
});

test('any facts give a prompt with the goal in it, the same each time', () => {
  const facts = fc.array(
    fc.record({
      id: fc.string({ minLength: 1, maxLength: 8 }),
      card: fc.string({ maxLength: 20 }),
      field: fc.constantFrom(...cardFieldIds),
      text: fc.string({ maxLength: 600 }),
      wish: fc.constantFrom<Fact['wish'][]>('use', 'leave'),
    }),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(facts, (given) => {
      const written = generateContent({ goal: 'Write a letter to my landlord', facts: given });
      expect(written.text.startsWith('Write a letter to my landlord')).toBe(true);
      expect(generateContent({ goal: 'Write a letter to my landlord', facts: given })).toEqual(written);
    }),
    { numRuns: 60 },
  );
});

test('every kind of card has fields with an example', () => {
  for (const { name, example } of Object.values(cardFields)) {
    expect(name.length).toBeLessThanOrEqual(30);
    expect(example).not.toBe('');
  }
});

test('[CX-02] a child on a card is told where the goal has the name', () => {
  const facts = [fact('children', 'Mia, 7, year 2, and Tom, 4', { card: 'Me' })];
  expect(cardsIn(generateContent({ goal: 'Email to school: Mia is ill', facts }))).toHaveLength(1);
  expect(cardsIn(generateContent({ goal: 'Email to school: the gym is locked', facts }))).toEqual([]);
});
