import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startFakeServer } from '../../testing/fake-server.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { AdminInWords } from './admin-in-words.tsx';

const figures = {
  people: 1,
  people_new_this_month: 1,
  people_active_30_days: 1,
  monthly_revenue_usd: 9,
  received_this_month_usd: 1205.5,
  generations_this_month: { content: 0, visual: 0, code: 0 },
  prompts: 0,
  public_prompts: 0,
  open_reports: 0,
  model_this_month: { calls: 0, used: 0, cost_usd: 0 },
};

it.each([
  [0, '1\u00A0person, 1 new this month. No reports are open.'],
  [1, '1\u00A0person, 1 new this month. 1\u00A0report is open.'],
  [12, '1\u00A0person, 1 new this month. 12\u00A0reports are open.'],
])(
  'the head of the admin panel says how the service stands with %s open reports',
  async (open_reports, said) => {
    startFakeServer({ 'GET /api/admin/figures': () => ({ ...figures, open_reports }) });
    renderScreen(<AdminInWords />);
    const link = await screen.findByRole('link', { name: /report/ });
    expect(link.closest('p')?.textContent).toBe(said);
  },
);
