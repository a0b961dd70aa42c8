import { expect, test } from 'vitest';
import type { CodeToolId, ProjectTypeId } from '../../catalogue/code.ts';
import { goldenGoals } from './golden-goals.ts';
import { readCode } from './read-code.ts';
import { writeCode } from './write-code.ts';

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
