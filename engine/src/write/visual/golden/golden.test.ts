import { expect, it } from 'vitest';
import { generateVisual } from '../generate-visual.ts';
import type { VisualRequest } from '../visual-request.ts';
import { goldenGoals } from './golden-goals.ts';

const show = (request: VisualRequest): string => {
  const { goal, service, style, quality } = request;
  const { text, variations, settings, notices, findings, questions, offers } = generateVisual(request);
  return [
    `# ${goal}   [${[service, style, quality].filter((part) => part !== undefined).join(', ')}]`,
    text,
    ...variations.map((variation) => `  ~ ${variation.label}`),
    `  = ${settings.map(({ name, value }) => `${name}: ${value}`).join('; ')}`,
    `  ? ${questions?.map(({ ask }) => ask).join(' ')}`,
    `  + ${offers?.map(({ label }) => label).join(', ')}`,
    ...notices.map(({ message }) => `  ! ${message}`),
    ...findings.map(({ message }) => `  x ${message}`),
    '',
  ].join('\n');
};

it('golden prompts for pictures and clips stand as reviewed', async () => {
  await expect(goldenGoals.map(show).join('\n')).toMatchFileSnapshot('prompts.golden.txt');
});
