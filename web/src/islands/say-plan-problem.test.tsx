import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../lib/api/api-error.ts';
import { sayPlanProblem } from './say-plan-problem.ts';

const place = document.createElement('div');
const card = document.createElement('div');
const button = document.createElement('button');
beforeEach(() => {
  place.scrollIntoView = vi.fn<() => void>();
  card.replaceChildren(button);
  document.body.replaceChildren(card, place);
});
afterEach(() => place.replaceChildren());

const error = new ApiError('conflict', 409, 'Another checkout was opened at the same time.');

it('[PP-03] names the plan, says that nothing was charged, and keeps the status apart for support', () => {
  sayPlanProblem(place, { button, tier: 'pro', error, again: vi.fn<() => void>() });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  expect(card.nextElementSibling).toBe(place);
  const alert = screen.getByRole('alert').textContent;
  expect(alert).toContain('❌ Payment Error: Another checkout was opened at the same time.');
  expect(alert).toContain('The Professional checkout did not open. Nothing was charged.');
  expect(alert).toContain('Please try again or contact support if the issue persists.');
  expect(screen.getByText(/^Reference for support: .+ UTC, code 409$/)).toBeDefined();
});

it('[PP-03] offers another attempt right below the column that was pressed, and a way to support', () => {
  const table = document.createElement('table');
  table.insertRow().insertCell().append(button);
  card.replaceChildren(table);
  const again = vi.fn<() => void>();
  sayPlanProblem(place, { button, tier: 'unlimited', error, again });
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(again).toHaveBeenCalledOnce();
  expect(table.nextElementSibling).toBe(place);
  expect(screen.getByRole('link', { name: 'contact support' }).getAttribute('href')).toMatch(/^mailto:/);
});
