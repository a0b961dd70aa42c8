import { expect, it } from 'vitest';
import { type CaseId, caseGoals } from '../../../content/case-goals.ts';
import { writeForDesk } from '../../../testing/write-for-desk.ts';
import { promptRows } from './prompt-rows.ts';
import { writeCase } from './write-case.ts';

const wordsOf = (text: string) => text.replaceAll(/\s+/g, '');

it.each(Object.keys(caseGoals) as CaseId[])(
  '[PP-01] the rows of %s hold every word of its prompt in order, and every reason once in a row',
  (id) => {
    const { sections } = writeCase(id, { writeForDesk });
    const spans = sections.flatMap((section) => section.spans);
    const rows = promptRows(sections);
    const shown = rows.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('');
    expect(wordsOf(shown)).toBe(wordsOf(spans.map(({ text }) => text).join('')));
    const reasons = rows.flatMap(({ reason }) => reason ?? []);
    for (const reason of spans.flatMap((span) => span.reason ?? [])) expect(reasons).toContain(reason);
    for (const [index, reason] of reasons.entries()) expect(reason).not.toBe(reasons[index + 1]);
  },
);
