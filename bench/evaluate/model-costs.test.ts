import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { costTable, modelTokens } from './model-costs.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/running.md'), 'utf8');
const costsIn = (text: string): number[] =>
  [...text.matchAll(/([\d.]+) \(\d+ %\)/g)].map(([, figure]) => Number(figure));

/** Instructions may change by some words before the page must be written again. */
const tolerance = 0.2;

it('[WR-03] the page on running it names what the model costs, as the real requests and recorded answers have it', () => {
  const written = costsIn(page);
  const worked = costsIn(costTable());
  expect(written).toHaveLength(27);
  expect(worked).toHaveLength(27);
  for (const [at, cost] of worked.entries())
    expect(Math.abs((written[at] ?? 0) - cost)).toBeLessThan(cost * tolerance + 0.02);
});

it('a prompt that is written again costs more each time', () => {
  const { once, twice, six } = modelTokens().prompts;
  expect([once.output < twice.output, twice.output < six.output, once.input > 0]).toEqual([true, true, true]);
});
