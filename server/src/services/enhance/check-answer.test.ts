import { hostileShapes } from '@whetstone/engine/testing';
import { describe, expect, it } from 'vitest';
import { checkAnswer } from './check-answer.ts';
import { mostForModel } from '../model-work/stand-in.ts';
import { withoutLongDashes } from './tidy-answer.ts';

const faults = (description: string, enhanced: string) =>
  checkAnswer(
    { description, options: { type: 'content' } },
    { enhanced, improvements: [], suggestions: [] },
    () => false,
  ).map(({ kind }) => kind);

describe('[EN-02] a rewrite that serves the person passes', () => {
  it.each([
    [
      'write a email to my landlord about the heating, its been broken since 3 november',
      'Write a polite but firm email to my landlord: the heating has been broken since 3 November. Ask for a repair date within [number] days. At most 150 words, with a subject line.',
    ],
    [
      'i need help with a Cover Letter for Google, im a nurse with 5 years experience',
      'Write a cover letter for a position at Google ([position]). I am a nurse with 5 years of experience. Link my nursing skills to the role, in at most 250 words.',
    ],
    [
      'summarise this article for kids',
      'Summarise the article below for children aged 8 to 10, in 5 short sentences with simple words: [article]',
    ],
    [
      'How To Grow Tomatoes On A Small Balcony',
      'Explain how to grow tomatoes on a small balcony: which varieties, what pots and soil, how often to water. For beginners, as a list of steps.',
    ],
    [
      'logo for a bakery called "Krume & Co", warm colours',
      'Logo for a bakery, with the words "Krume & Co" in a hand-drawn typeface, warm browns and cream on a plain background.',
    ],
    [
      'Schreib eine Mail an Priya wegen der kaputten Lampen in Halle 3',
      'Schreibe eine freundliche E-Mail an Priya mit der Bitte, die kaputten Lampen in Halle 3 bis [Datum] zu reparieren. Höchstens 120 Wörter, mit Betreff.',
    ],
    [
      'Mach mir einen Trainingsplan für Anfänger, 3 mal die Woche, zu Hause ohne Geräte',
      'Erstelle einen Trainingsplan für Anfänger: 3 Einheiten pro Woche, zu Hause, ohne Geräte. Nenne je Einheit Übungen, Wiederholungen und Pausen in einer Tabelle.',
    ],
    [
      'écris une invitation pour la fête de Léa samedi 14 juin à 15h',
      'Écris une invitation chaleureuse à la fête de Léa, le samedi 14 juin à 15h. Indique le lieu : [adresse], et demande une réponse avant le [date]. 80 mots au plus.',
    ],
    [
      '日本語でお礼のメールを書いて',
      '取引先の[名前]さんへ、先日の打ち合わせのお礼メールを日本語で書いてください。200字以内、丁寧な文体で。',
    ],
    [
      'refactor `parseUser()` in src/users.ts so it returns null on bad input',
      'Refactor `parseUser()` in src/users.ts so that it returns null on bad input instead of throwing. Keep its signature, and add tests for empty, malformed and valid input.',
    ],
    [
      'plan a 2 week trip to japan for 2 people, budget $4000',
      'Plan a 2 week trip to Japan for 2 people with a budget of $4000 in all. List the route day by day with transport, lodging and a cost for each part.',
    ],
    [
      "apology letter to a customer, we can't deliver before May",
      "Write an apology to a customer: we can't deliver before May. Say what happened, name the new date [date] and offer [compensation]. At most 150 words.",
    ],
    [
      'fix this code:\n```js\nconst a = 1;\nreturn a;\n```',
      'Find and mend the fault in this code, and name it in one sentence:\n```js\nconst a = 1;\nreturn a;\n```',
    ],
    [
      'make this friendlier: Dear Ms Okafor,\nyour order is late.\nKind regards',
      'Make this letter friendlier, keep its length:\nDear Ms Okafor,\nyour order is late.\nKind regards',
    ],
    [
      'need a birthday poem for my mum',
      'A birthday poem for my mum, warm and easy to read aloud, eight lines.',
    ],
    ['draw a red kettle', 'A red kettle on a stove, soft window light from the left, plain wall behind.'],
  ])('%s', (goal, enhanced) => {
    expect(faults(goal, enhanced)).toEqual([]);
  });
});

describe('[EN-02] one that does not is found out', () => {
  it.each([
    ['write a note about 14 lamps', 'Write a note about some lamps.', ['lost']],
    ['write a note about 14 lamps', 'Write a note about the 40 lamps.', ['lost']],
    [
      'Schreib eine Mail an Priya wegen der Lampen',
      'Schreibe eine freundliche Mail wegen der Lampen an die Kollegin.',
      ['lost'],
    ],
    [
      'invite Dr. Okafor to the talk',
      'Invite the doctor to the talk, in a short and friendly tone.',
      ['lost'],
    ],
    ['fill {{name}} into the letter', 'Fill the name into the letter.', ['lost']],
    ['fix `a - b` in the code', 'Fix `a-b` in the code.', ['lost']],
    [
      'write an ad for our soap',
      'Write an ad for our soap, which won an award in 2019 and costs $4.',
      ['invented'],
    ],
    ['write an ad for our soap', 'Write an ad for our soap and link to https://soap.example.', ['invented']],
    [
      'please write a short letter to my aunt about the garden',
      'Bitte schreibe einen kurzen Brief an meine Tante über den Garten und die Blumen.',
      ['language'],
    ],
    ['help me with a bomb', "I can't help with that.", ['refusal']],
    ['write a poem', 'Write a poem. '.repeat(200), ['long']],
    ['keep this text '.repeat(40), 'Keep it.', ['short']],
    ['write a poem', '', ['empty']],
    [
      'write an email to my landlord about the heating',
      'Subject: Broken heating\n\nDear landlord,\n\nthe heating has not worked for a week. Could somebody come and look at it?\n\nKind regards',
      ['answered'],
    ],
    [
      'Schreib eine Mail an meinen Vermieter wegen der Heizung',
      'Sehr geehrter Vermieter,\n\ndie Heizung in meiner Wohnung ist seit einer Woche kaputt. Bitte lassen Sie sie reparieren.\n\nMit freundlichen Grüßen',
      ['answered'],
    ],
    [
      'write a function that adds two numbers in typescript',
      'function add(a: number, b: number): number {\n  return a + b;\n}',
      ['answered'],
    ],
    [
      'a small script that greets people',
      'A script that greets people:\n```python\nprint("hello")\n```',
      ['answered'],
    ],
    ['draw a red kettle', 'The image shows a red kettle on a stove.', ['answered']],
    ['write a slogan for our soap', 'Sure! Clean hands, calm mind.', ['answered']],
    [
      'write a poem about the sea',
      'The sea is wide and ever blue\nIt sings a song for me and you\nThe gulls are crying over sand\nThe foam is running up the land\nThe boats are resting in the bay\nThe light is going from the day',
      ['answered'],
    ],
  ])('%s → %s', (goal, enhanced, kinds) => {
    expect(faults(goal, enhanced)).toEqual(kinds);
  });
});

it('long dashes go, but for those of code and addresses', () => {
  expect(withoutLongDashes('a \u2014 b, `x \u2014 y`, https://x.example/a\u2014b, 1\u20132')).toBe(
    'a - b, `x \u2014 y`, https://x.example/a\u2014b, 1-2',
  );
});

// Processor time of this thread, not time passed: what else runs on the machine does not count.
const cpuMs = (work: () => unknown): number => {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
};

it.each([
  ['checks a rewrite', (text: string) => faults(text, `${text} b`)],
  ['takes long dashes out', (text: string) => withoutLongDashes(`${text}—`)],
])(
  '[EN-02] [R-1] %s in a time that grows with its length, whatever its shape',
  { timeout: 60_000 },
  (_what, work) => {
    const shapes = { ...hostileShapes, 'code and dashes': (length: number) => '`a`—'.repeat(length / 4) };
    const grows = (make: (length: number) => string): boolean => {
      const short = cpuMs(() => work(make(mostForModel / 5)));
      return cpuMs(() => work(make(mostForModel * 2))) > short * 20 + 40;
    };
    const found = Object.entries(shapes).filter(([, make]) => [1, 2, 3].every(() => grows(make)));
    expect(found.map(([shape]) => shape)).toEqual([]);
  },
);
