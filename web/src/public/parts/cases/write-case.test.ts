import { writeForDesk } from '../../../testing/write-for-desk.ts';
import { expect, it } from 'vitest';
import { type CaseGoal, type CaseId, caseGoals } from '../../../content/case-goals.ts';
import { writeCase } from './write-case.ts';

const ids = Object.keys(caseGoals) as CaseId[];

it.each(ids)('[PP-01] the case %s is what the engine asks, offers and writes', (id) => {
  const { answers, offers, goal }: CaseGoal = caseGoals[id];
  const written = writeCase(id, { writeForDesk });
  expect(written.asked.map(({ pressed }) => pressed).toSorted()).toEqual(Object.values(answers).toSorted());
  for (const { choices, pressed } of written.asked) expect(choices).toContain(pressed);
  expect(written.wishes).toHaveLength(offers.length);
  expect(written.text.toLowerCase()).toContain(goal.toLowerCase());
  const chosen = written.sections.flatMap(({ spans }) => spans).filter(({ origin }) => origin === 'chosen');
  expect(chosen).toHaveLength(Object.keys(answers).length + offers.length);
  for (const { reason } of chosen) expect(reason).not.toBe('');
});
