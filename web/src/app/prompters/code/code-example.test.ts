import { generateCode } from '@whetstone/engine';
import { expect, it } from 'vitest';
import { codeExample } from './code-example.ts';

it.each([
  ['web-app', 'booking site for our village tennis courts'],
  ['website', 'website for my bakery'],
  ['feature', 'the pdf invoice is empty on iphones'],
  ['feature', 'let managers export the time sheets'],
  ['component', 'pricing table component'],
  ['web-app', 'maintenance log for forklifts'],
  ['mobile-app', 'app to track the books I lend to friends'],
] as const)('the blanks of a %s show how an answer could read', (projectType, goal) => {
  const { questions = [] } = generateCode({ goal, projectType });
  expect(questions).not.toEqual([]);
  expect(questions.filter((question) => codeExample(question) === undefined)).toEqual([]);
});

it('what nobody asks for has no example', () => {
  expect(codeExample({ id: 'constructor', label: '' })).toBeUndefined();
});

it.each([
  ['component', 'date range picker', 'weekdays, from tomorrow on'],
  ['component', 'chess clock for two', 'a name, its price, one button'],
  ['website', 'landing page for a dentist', 'Harbour Bikes'],
] as const)(
  'in a %s such as “%s” the first example answers its own question',
  (projectType, goal, example) => {
    const [first] = generateCode({ goal, projectType }).questions ?? [];
    expect(first && codeExample(first)).toBe(example);
  },
);
