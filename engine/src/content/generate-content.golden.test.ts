import { describe, expect, it } from 'vitest';
import { generateContent } from './generate-content.ts';
import { goldenGoals } from './golden-goals.ts';

const shown = (value: object): string =>
  Object.entries(value)
    .map(([key, option]) => `${key}: ${String(option)}`)
    .join('\n');

describe('golden prompts', () => {
  it.each(goldenGoals)('%s reads as reviewed', async (slug, options) => {
    const { text, assumptions, notices, findings, score, tokens } = generateContent(options);
    const notes = [
      ...assumptions.map(({ id, chosen, reason }) => `switch ${id} = ${chosen} (${reason})`),
      ...notices.map(({ rule, message }) => `notice ${rule}: ${message}`),
      ...findings.map(({ rule, message }) => `finding ${rule}: ${message}`),
    ];
    const page = `<!--\n${shown(options)}\n\nscore ${score}, tokens ${tokens.goal} to ${tokens.prompt}\n${notes.join('\n')}\n-->\n\n${text}\n`;
    await expect(page).toMatchFileSnapshot(`golden/${slug}.md`);
  });

  it('has a name of its own for each goal', () => {
    expect(new Set(goldenGoals.map(([slug]) => slug)).size).toBe(goldenGoals.length);
  });
});
