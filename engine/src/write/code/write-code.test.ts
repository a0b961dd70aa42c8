import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeToolIds, projectTypeIds } from '../../catalogue/code.ts';
import { codeOffers, type CodeOfferId } from '../../knowledge/code-asks/offers.ts';
import { codeQuestions, type CodeQuestionId } from '../../knowledge/code-asks/questions.ts';
import { features, type FeatureId } from '../../knowledge/features/index.ts';
import type { Generated } from '../../result.ts';
import { writeCode } from './write-code.ts';

const webApp = (goal: string, more: Partial<Parameters<typeof writeCode>[0]> = {}): Generated =>
  writeCode({ goal, projectType: 'web-app', ...more });
const sectionOf = ({ sections }: Generated, id: string): string =>
  sections.find((section) => section.id === id)?.text ?? '';
const featureIds = Object.keys(features) as FeatureId[];
const firstName = (id: FeatureId): string => features[id].words.split(', ')[0] ?? '';

const goals = [
  'A habit tracker for me and three friends',
  'D&D chat for our group with dice rolls and character sheets',
  'recipe API with users, ratings and search',
  'why does my useEffect run twice?',
  'write a python function to find the nth prime',
  'eine App, mit der unser Verein Spiele plant',
  'add dark mode to our React app',
];

describe('what is named', () => {
  test('[AO-04] a closing that speaks of checks has some above it', () => {
    const prompts = [
      ...goals,
      'make our Makefile work on macs too',
      'script for renaming files',
      'a bot',
    ].flatMap((goal) => [undefined, ...codeToolIds].map((tool) => webApp(goal, tool && { tool })));
    const speaking = prompts.filter((prompt) => /checks?\b/.test(sectionOf(prompt, 'closing')));
    expect(speaking.length).toBeGreaterThan(10);
    expect(speaking.filter((prompt) => sectionOf(prompt, 'checks') === '')).toEqual([]);
  });

  test('[AO-04] each part of a goal that says more than a name stands in the checks, in its words', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...featureIds), { minLength: 2, maxLength: 6 }),
        fc.constantFrom('app for a small museum', 'habit tracker for the whole street', 'site', 'api'),
        (ids, thing) => {
          const parts = [`a ${thing} that people like`, ...ids.map(firstName), 'no tracking'];
          const checks = sectionOf(webApp(parts.join(', ')), 'checks');
          for (const part of parts) expect(checks).toContain(`"${part}"`);
        },
      ),
    );
  });

  test('[AO-04] stands in the brief whatever else is named, and never under what may wait', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...featureIds), { minLength: 2, maxLength: 6 }),
        fc.constantFrom('habit tracker', 'CRM', 'online shop', 'quiz app', 'app', 'chat app', 'invoice app'),
        (ids, thing) => {
          const written = webApp(`Build a ${thing} including ${ids.map(firstName).join(', ')}.`);
          expect(sectionOf(written, 'later')).toBe('');
        },
      ),
    );
  });

  test.each([
    ['a habit tracker with reminders and accounts', ['Reminders', 'Accounts']],
    ['a quiz app where I make quizzes', ['Making quizzes']],
    ['an invoice app that adds VAT', ['Taxes']],
    ['CRM with jobs, staff and invoices', ['Jobs', 'Staff', 'Invoices']],
    ['D&D chat with dice and character sheets', ['Dice', 'Character sheets']],
  ])('[AO-04] %s', (goal, names) => {
    const written = webApp(goal);
    for (const name of names) {
      expect(sectionOf(written, 'features')).toContain(`- ${name}: `);
      expect(sectionOf(written, 'later')).not.toContain(name);
    }
  });

  test('what is put off waits, in the words of the list', () => {
    expect(sectionOf(webApp('A habit tracker, reminders later'), 'later')).toContain('Reminders');
  });

  test('what is kept to be read later is no feature that waits', () => {
    expect(
      sectionOf(webApp('a chrome extension to save articles to read later with tags'), 'later'),
    ).not.toMatch(/Posts|Tags/);
  });

  test.each([
    ['a shared shopping list, no accounts', /sign in|account/i],
    ['a chat app without video calls or file upload', /video|upload/i],
    ['a game without sound', /sound/i],
  ])('what is refused is nowhere but in the goal: %s', (goal, refused) => {
    const { sections } = webApp(goal);
    const added = sections
      .filter(({ id }) => id !== 'goal')
      .flatMap(({ spans }) => spans.filter(({ rule }) => rule !== 'frame'));
    expect(added.map(({ text }) => text).join('\n')).not.toMatch(refused);
  });

  test('a page without a server is told nothing of servers', () => {
    const { text } = webApp('Create a quiz app using HTML5, CSS3 and JavaScript');
    expect(text).not.toMatch(/\bserver\b/);
  });
});

describe('a stack', () => {
  test('[AO-04] that is named outranks one that was left chosen, and that is told', () => {
    const { text, notices } = webApp('a booking app for my salon in Vue with MySQL', {
      frontend: 'React',
      database: 'PostgreSQL',
      styling: 'Tailwind CSS',
    });
    expect(text).not.toMatch(/React|PostgreSQL/);
    expect(text).toContain('Tailwind CSS: ');
    expect(notices).toHaveLength(2);
  });
});

describe('the form', () => {
  test('[CD-01] a chosen site style becomes a line that can be checked', () => {
    const { text } = webApp('a magazine on city trees', { inspiration: 'editorial' });
    expect(text).toContain('columns of 60 to 75 characters');
  });

  test('[CD-02] takes each http or https reference once, and nothing else', () => {
    const referenceUrls = [
      'https://example.com/a',
      'https://example.com/a',
      'javascript:alert(1)',
      'http://example.org',
    ];
    const { text } = webApp('a magazine on city trees', { referenceUrls });
    expect(text.match(/example\.com\/a/g)).toHaveLength(1);
    expect(text).toContain('http://example.org');
    expect(text).not.toContain('javascript:');
  });

  test('[CD-03] each tool has its own last lines, and one that changed its name says since when', () => {
    const last = codeToolIds.map((tool) => webApp('a recipe box', { tool }).sections.at(-1)?.text);
    expect(new Set(last).size).toBe(codeToolIds.length);
    expect(webApp('a recipe box', { tool: 'devin' }).notices[0]?.message).toContain('June 2, 2026');
  });
});

describe('a limit', () => {
  test.each([
    'max 5 loans per member',
    'guests choose breakfast before 8 pm',
    'only admins can delete posts',
  ])('that is stated is tried at its edge, in the words of the goal: %s', (limit) => {
    expect(sectionOf(webApp(`an app for our hostel, ${limit}`), 'checks')).toContain(`"${limit}"`);
  });
});

describe('code that exists', () => {
  const pasted =
    'Fix this code, the total is wrong:\n\nfunction total(xs) {\n\tlet s  = 0;   // sum\n\n\n\tfor (const x of xs) s =+ x;\n\treturn s;\n}';

  test('is kept to the byte, in a fence', () => {
    const { text } = webApp(pasted);
    const code = pasted.slice(pasted.indexOf('function'));
    expect(text).toContain(`\`\`\`\n${code}\n\`\`\``);
  });

  test.each([
    ['why does my React list render twice', 'say what the cause is'],
    ['my React list renders twice, fix it', 'fails before the change'],
    ['refactor this component, it is too long', 'Behavior stays exactly as it is'],
    ['review my login code for security', 'Findings in order of importance'],
    ['write unit tests for the price module', 'each rejection'],
    ['explain how this regex works: ^a+$', 'what it is for'],
    ['my query is very slow with 2 million rows', 'Measure first'],
  ])('gets what such a request needs and no app: %s', (goal, needed) => {
    const written = webApp(goal);
    expect(written.text).toContain(needed);
    for (const id of ['data', 'order', 'later']) expect(sectionOf(written, id)).toBe('');
  });
});

describe('answers and offers', () => {
  test('[AO-01] are at most three and six, each with choices, and none that the goal answers', () => {
    for (const goal of goals) {
      const { questions = [], offers = [] } = webApp(goal);
      expect(questions.length).toBeGreaterThan(0);
      expect(questions.length).toBeLessThanOrEqual(3);
      expect(offers.length).toBeGreaterThanOrEqual(3);
      expect(offers.length).toBeLessThanOrEqual(6);
      expect(offers.every(({ on }) => !on)).toBe(true);
    }
    const asked = webApp('a shop with login by email and password, paid with Stripe').questions?.map(
      ({ id }) => id,
    );
    expect(asked).not.toContain('access');
    expect(asked).not.toContain('pay-how');
  });

  test('[AO-02] become lines of the brief in their place', () => {
    const goal = 'a booking app for haircuts';
    const [question] = webApp(goal).questions ?? [];
    const [offer] = webApp(goal).offers ?? [];
    if (!question || !offer) throw new Error('Nothing is asked or offered');
    const written = webApp(goal, {
      answers: { [question.id]: 'as my aunt says' },
      offers: { [offer.id]: true },
      open: 'It is for Leeds.',
    });
    expect(sectionOf(written, codeQuestions[question.id as CodeQuestionId].place)).toContain(
      'as my aunt says',
    );
    expect(sectionOf(written, codeOffers[offer.id as CodeOfferId].place)).toContain(
      codeOffers[offer.id as CodeOfferId].wish.replace(/\.$/, ''),
    );
    expect(written.text).toContain('It is for Leeds.');
  });

  test('"no accounts" takes them out of the brief', () => {
    const goal = 'a project management tool';
    expect(webApp(goal).text).toContain('Accounts: ');
    expect(webApp(goal, { answers: { access: 'no accounts' } }).text).not.toContain('Accounts: ');
  });

  test('"Decide for me" answers every question, marked as assumed', () => {
    const { questions = [], sections } = webApp('a booking app for haircuts', { decide: true });
    for (const { answer } of questions) expect(answer?.assumed).toBe(true);
    expect(sections.flatMap(({ spans }) => spans).some(({ origin }) => origin === 'assumed')).toBe(true);
  });

  test('unknown answers and offers of older drafts are ignored', () => {
    const goal = 'a habit tracker';
    expect(webApp(goal, { answers: { record: 'x' }, offers: { gone: true } })).toEqual(webApp(goal));
  });
});

describe('every prompt', () => {
  const words =
    'users can search book edit posts orders website app for with and , . : python function 42 "as is" no login without later ```'.split(
      ' ',
    );
  const anyGoal = fc.oneof(
    fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 60 }).map((list) => list.join(' ')),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.constantFrom(...goals),
  );

  test('[G1] is its sections, each section its spans, and keeps every word of the goal', () => {
    fc.assert(
      fc.property(
        anyGoal,
        fc.constantFrom(...projectTypeIds),
        fc.option(fc.constantFrom(...codeToolIds), { nil: undefined }),
        fc.dictionary(fc.constantFrom(...Object.keys(codeQuestions)), fc.constantFrom('yes', ''), {
          maxKeys: 6,
        }),
        fc.dictionary(fc.constantFrom(...Object.keys(codeOffers)), fc.boolean(), { maxKeys: 6 }),
        (goal, projectType, tool, answers, offers) => {
          const written = writeCode({ goal, projectType, tool, answers, offers });
          expect(written.sections.map(({ text }) => text).join('\n\n')).toBe(written.text);
          for (const { text, spans } of written.sections)
            expect(spans.map((span) => (span.origin === 'removed' ? '' : span.text)).join('')).toBe(text);
          const added = written.sections
            .flatMap(({ spans }) => spans)
            .filter(({ origin }) => origin !== 'goal')
            .map(({ text }) => text)
            .join('\n');
          expect(added).not.toMatch(/[—–]|\bundefined\b|\[object /);
          expect(writeCode({ goal, projectType, tool, answers, offers })).toEqual(written);
        },
      ),
    );
  });
});

test('[AO-01] an answer about software keeps its line when another goal is asked other things', () => {
  const [{ id } = { id: '' }] = webApp('a booking app for haircuts').questions ?? [];
  const answers = { [id]: 'the glorbs of May', constructor: 'nobody asked' };
  const { text } = webApp('a minesweeper game', { answers });
  expect(text).toContain('the glorbs of May');
  expect(text).not.toContain('nobody asked');
});
