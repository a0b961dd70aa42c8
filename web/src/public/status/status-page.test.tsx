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
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Payments are down');
  expect(screen.queryByText('We take uptime seriously')).toBeNull();
  expect(screen.getByText(/Try again in a few minutes/)).toBeDefined();
  rerender(<StatusPage report={null} now={now} />);
  expect(screen.getByText(/The measurements can’t be read/)).toBeDefined();
});

it('[PP-08] while all works, or nothing was measured yet, there is nothing to advise', () => {
  for (const overall of ['operational', null] as const) {
    const { unmount } = render(<StatusPage report={report(overall)} now={now} />);
    expect(screen.queryByText(/write to/)).toBeNull();
    unmount();
  }
});

it('[PP-08] an outage says since when, what still works, and shows what fails first', () => {
  const service = (name: string, status: 'operational' | 'outage') => ({
    uptime_percent: null,
    response_ms: null,
    days: [],
    status,
    id: name === 'Payments' ? ('payments' as const) : ('accounts' as const),
    name,
  });
  const incident = {
    id: 1,
    service: 'payments' as const,
    title: 'Payments: outage',
    status: 'ongoing' as const,
    started_at: '2026-11-23T11:46:00.000Z',
    ended_at: null,
    duration_minutes: 14,
    description: '',
  };
  const services = [service('Accounts', 'operational'), service('Payments', 'outage')];
  render(<StatusPage report={{ ...report('outage'), services, incidents: [incident] }} now={now} />);
  expect(screen.getByText(/Still working/).textContent).toBe('Still working: Accounts.');
  expect(screen.getByText(/^Since/).textContent).toContain('November\u00A023, 2026 at 11:46 UTC');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Payments',
    'Accounts',
    'Payments: outage',
  ]);
});
