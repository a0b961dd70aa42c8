import { generateCode } from '@whetstone/engine/code';
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
  const ids = generateCode({ goal, projectType }).questions?.map(({ id }) => id) ?? [];
  expect(ids).not.toEqual([]);
  expect(ids.filter((id) => codeExample(id) === undefined)).toEqual([]);
});

it('what nobody asks for has no example', () => {
  expect(codeExample('constructor')).toBeUndefined();
});
