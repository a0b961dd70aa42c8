import { screen } from '@testing-library/react';
import type { Dashboard } from '@whetstone/contract';
import { expect, it } from 'vitest';
import { startFakeServer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { UsagePanel } from './usage-panel.tsx';

const shown = (used: number): string => {
  startFakeServer();
  const usage = {
    tier: 'free',
    used,
    limit: 5,
    remaining: 5 - used,
    is_unlimited: false,
    resets_at: '2026-12-01T00:00:00.000Z',
  };
  renderScreen(<UsagePanel dashboard={{ usage, usage_warning: used > 4 } as Dashboard} />);
  return screen.getByRole('region', { name: 'Usage' }).textContent ?? '';
};

it('[DB-01] what is untouched has nothing to reset', () => {
  expect(shown(0)).toContain('5 left.');
  expect(screen.getByRole('region', { name: 'Usage' }).textContent).not.toContain('reset');
});

it('[DB-01] what is used up is told as that, with the day of the next prompts', () => {
  const words = shown(5);
  expect(words).toContain('All used');
  expect(words).not.toContain('Almost');
  expect(words.replaceAll('\u00A0', ' ')).toContain('Prompts reset on December 1.');
});
