import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { meanMarks, measuredAnswers } from './measured-answers.ts';

const record = readFileSync(new URL('../../../bench/quality/held-out/answers.md', import.meta.url), 'utf8');
const marksOf = (request: string) =>
  record
    .split('\n')
    .find((line) => line.startsWith(`| ${request} |`))
    ?.split('|')
    .slice(2, 4)
    .map(Number);

it('[PP-10] the marks that pages show are those of the record', () => {
  const { plain, prompted, goals, answers, presses, words } = measuredAnswers;
  expect(marksOf('the plain goal')).toEqual(plain);
  expect(marksOf('with what the rules asked')).toEqual(prompted);
  expect(record).toContain(`${goals} fresh text goals`);
  expect(record).toContain(`marked all ${answers} answers`);
  expect(record).toContain(`${presses} presses and ${words} words with the rules' questions`);
  expect(meanMarks.plain).toBeCloseTo(3.795);
  expect(meanMarks.prompted).toBeCloseTo(8);
});
