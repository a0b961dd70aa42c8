import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { realResults } from '../../../content/owners-copy.ts';
import { writeForDesk } from '../../../testing/write-for-desk.ts';
import { Cases } from './cases.tsx';
import { writeCase } from './write-case.ts';

const letter = writeCase('letter', { writeForDesk });

it('[PP-01] a case tells what was typed, asked and pressed, the prompt, and why each line is there', () => {
  const { container } = render(<Cases cases={[letter]} results={[]} />);
  expect(screen.getByRole('heading', { name: letter.title })).toBeDefined();
  for (const { ask, pressed } of letter.asked) {
    expect(screen.getByText(ask)).toBeDefined();
    expect(screen.getByText(pressed).closest('li')?.textContent).toContain('(picked)');
  }
  const reasons = letter.sections.flatMap(({ spans }) => spans).flatMap(({ reason }) => reason ?? []);
  expect(reasons.length).toBeGreaterThan(0);
  for (const reason of reasons) expect(container.textContent).toContain(reason);
});

it('[PP-01] nothing is underlined that was not pressed', () => {
  const { container } = render(<Cases cases={[letter]} results={[]} />);
  const underlined = [...container.querySelectorAll('ins')].map(({ textContent }) => textContent);
  expect(underlined).toHaveLength(letter.asked.length + letter.wishes.length);
});

it('[PP-10] a real result names its tool and date, and where none was given there is no place for one', () => {
  const none = render(<Cases cases={[letter]} results={[]} />);
  expect(none.container.textContent).not.toContain('Answer to');
  none.unmount();
  const given = {
    caseId: 'letter',
    tool: 'A model',
    date: 'May 2, 2026',
    plain: 'Dear you',
    prompted: 'Dear Ms',
  } as const;
  render(<Cases cases={[letter]} results={[given]} />);
  expect(screen.getByText(/A model, May 2, 2026/)).toBeDefined();
});

it('[PP-10] a real result in the owner’s file is complete', () => {
  for (const { tool, date, plain, prompted } of realResults)
    for (const part of [tool, date, plain, prompted]) expect(part.trim()).not.toBe('');
});
