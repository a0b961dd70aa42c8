import { describe, expect, it } from 'vitest';
import type { CodeOptions } from '../code-options.ts';
import { generateCode } from '../generate-code.ts';
import { goldenGoals } from './golden-goals.ts';

describe('golden prompts', () => {
  it.each(Object.entries(goldenGoals))('%s reads as reviewed', async (name, options) => {
    await expect(sheetFor(options)).toMatchFileSnapshot(`./${name}.txt`);
  });
});

function sheetFor({ goal, assumptions, ...form }: CodeOptions): string {
  const {
    text,
    assumptions: offered,
    notices,
    findings,
    score,
  } = generateCode({ goal, assumptions, ...form });
  const choices = offered.map(
    ({ id, chosen, choices: all }) => `${id}: ${chosen} (${all.map((choice) => choice.id).join(', ')})`,
  );
  const remarks = [
    ...notices.map(({ message }) => message),
    ...findings.map(({ rule, message }) => `${rule}: ${message}`),
  ];
  const settings = Object.entries(form).map(
    ([key, value]) => `${key} ${Array.isArray(value) ? value.join(' ') : value}`,
  );
  return [
    goal,
    '',
    `(${settings.join(', ')})`,
    '',
    '----------------------------------------',
    text,
    '----------------------------------------',
    '',
    ...choices.map((line) => `Switch ${line}`),
    ...remarks.map((line) => `Note ${line}`),
    `Score ${score}`,
    '',
  ].join('\n');
}
