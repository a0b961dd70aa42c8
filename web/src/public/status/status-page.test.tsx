import type { StatusReport } from '@whetstone/contract';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StatusPage } from './status-page.tsx';

const now = new Date('2026-11-23T12:00:00Z');
const report = (overall: StatusReport['overall']): StatusReport => ({
  overall,
  checked_at: null,
  uptime_percent: null,
  response_ms: null,
  services: [
    { id: 'payments', name: 'Payments', status: overall, uptime_percent: null, response_ms: null, days: [] },
  ],
  incidents: [],
});

it('[PP-08] an outage, and data that cannot be read, come with what to do', () => {
  const { rerender } = render(<StatusPage report={report('outage')} now={now} />);
  expect(screen.getByText(/Down: Payments\. Try again in a few minutes/)).toBeDefined();
  rerender(<StatusPage report={null} now={now} />);
  expect(screen.getByText(/The measurements cannot be read/)).toBeDefined();
});

it('[PP-08] while all works, or nothing was measured yet, there is nothing to advise', () => {
  for (const overall of ['operational', null] as const) {
    const { unmount } = render(<StatusPage report={report(overall)} now={now} />);
    expect(screen.queryByText(/write to/)).toBeNull();
    unmount();
  }
});
