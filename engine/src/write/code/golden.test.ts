import { expect, test } from 'vitest';
import type { CodeToolId, ProjectTypeId } from '../../catalogue/code.ts';
import { readCode } from './read-code.ts';
import { writeCode } from './write-code.ts';

/** Goals as people type them, with the card and the tool they chose. */
const goldenGoals: readonly (readonly [goal: string, projectType: ProjectTypeId, tool: CodeToolId])[] = [
  ['A habit tracker for me and three friends', 'web-app', 'lovable'],
  ['D&D chat for our group with dice rolls and character sheets', 'web-app', 'bolt'],
  ['recipe API with users, ratings and search', 'api', 'cursor'],
  ['CRM for a small plumbing company with jobs, staff and invoices', 'web-app', 'lovable'],
  ['a quiz app where I make quizzes and my students take them, no login', 'web-app', 'v0'],
  ['invoice app for my freelance work that adds VAT', 'web-app', 'replit'],
  ['a simple expense splitter for our ski trip, six people, some pay for others', 'web-app', 'lovable'],
  [
    'Website for my bakery with opening hours, a menu I can change myself and pre-orders for pickup',
    'website',
    'lovable',
  ],
  ['Kanban board for my team with drag and drop, due dates and comments', 'web-app', 'bolt'],
  ['Landing page for a dog walking service, get people to book a free first walk', 'website', 'v0'],
  [
    'Build a REST API for a library: books, members, loans, max 5 loans per member, fines after 14 days',
    'api',
    'codex',
  ],
  [
    'Discord bot that reminds our guild of raids and lets people sign up as tank, healer or dps',
    'web-app',
    'claude',
  ],
  ['snake game in python with pygame and a high score', 'web-app', 'replit'],
  ['app for tutors to schedule lessons and get paid, parents book', 'mobile-app', 'lovable'],
  ['Wordle clone in German with a daily word', 'web-app', 'bolt'],
  ['add csv export to the orders table in our admin', 'feature', 'cursor'],
  [
    "TypeError: Cannot read properties of undefined (reading 'map') in my products page after I deploy",
    'feature',
    'claude',
  ],
  ['refactor the checkout service, 900 line class, we need to add PayPal', 'feature', 'github-copilot'],
  ['chrome extension that hides youtube shorts', 'web-app', 'cursor'],
  ['date range picker component for a hotel booking form', 'component', 'v0'],
  [
    'A community garden app: plots, waiting list, watering schedule, members pay a yearly fee',
    'web-app',
    'lovable',
  ],
  ['python script that reads a csv of sales and emails a weekly summary to my boss', 'web-app', 'codex'],
  ['Build a Weather App: Get the temperature, weather condition of a city', 'web-app', 'bolt'],
  ['give me JavaScript code to calculate pi', 'web-app', 'claude'],
  ['Write an SQL query that selects the ten best customers of each region', 'web-app', 'cursor'],
  ['dashboard for my Etsy shop sales, data from CSV', 'web-app', 'lovable'],
  ['iOS app for tracking my medication, offline, no account', 'mobile-app', 'claude'],
  ['Tinder for adopting shelter dogs', 'web-app', 'lovable'],
  ['Telegram bot that tracks my expenses, monthly summary', 'web-app', 'replit'],
  ['booking site for our village tennis courts', 'web-app', 'lovable'],
  ['roster for the volunteers of our soup kitchen', 'web-app', 'bolt'],
  ['Create a habit tracking application using HTML5, CSS3, and JavaScript.', 'web-app', 'replit'],
  ['how do I debounce a search field in React?', 'feature', 'antigravity'],
  ['review my login code for security', 'feature', 'devin'],
  ['write unit tests for the price module', 'feature', 'claude'],
  ['my orders query is very slow with 2 million rows', 'feature', 'cursor'],
  ['eine App, mit der unser Verein Spiele plant, Spieler sagen zu oder ab', 'web-app', 'lovable'],
  ['un sitio web para mi panadería con pedidos en línea', 'website', 'v0'],
  ['portfolio for a ceramic artist, quiet, with prices on request', 'website', 'lovable'],
  ['a thing for my aunt', 'web-app', 'lovable'],
  ['Draw a picture of a heron', 'web-app', 'lovable'],
];

/** What stands behind each section, row by row: the texts themselves are in the tables. */
const digest = ([goal, projectType, tool]: readonly [string, ProjectTypeId, CodeToolId]): string => {
  const { act, shape, kindId } = readCode(goal, projectType);
  const { sections, questions = [], offers = [], notices } = writeCode({ goal, projectType, tool });
  const lines = sections.map(({ id, title, spans }) => {
    const counts = new Map<string, number>();
    for (const { rule } of spans) if (rule) counts.set(rule, (counts.get(rule) ?? 0) + 1);
    const rules = [...counts].map(([rule, count]) => (count > 1 ? `${rule} x${count}` : rule));
    return `  ${id} "${title}": ${rules.join(', ')}`;
  });
  return [
    `${goal.split('\n')[0]} (${projectType}, ${tool})`,
    `  = ${act ?? kindId ?? 'open'}, ${shape}`,
    ...lines,
    `  asks ${questions.map(({ id }) => id).join(', ')}; offers ${offers.map(({ id }) => id).join(', ')}`,
    ...notices.map(({ message }) => `  notice: ${message}`),
  ].join('\n');
};

test('forty goals are read and laid out as they were when somebody read them', async () => {
  await expect(`${goldenGoals.map(digest).join('\n\n')}\n`).toMatchFileSnapshot('golden.txt');
});
