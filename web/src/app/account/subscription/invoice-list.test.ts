import type { Invoice } from '@whetstone/contract';
import { expect, it } from 'vitest';
import { invoiceState } from './invoice-list.tsx';

const invoice: Invoice = {
  id: 'in_1',
  number: 'WS-000001',
  status: 'paid',
  total_cents: 1900,
  paid_cents: 1900,
  refunded_cents: 0,
  disputed: false,
  description: 'Professional',
  created_at: '2027-03-04T00:00:00.000Z',
  hosted_url: null,
  pdf_url: null,
};

it('[PY-06] an invoice says whether it is paid', () => {
  expect(invoiceState(invoice)).toBe('Paid');
  expect(invoiceState({ ...invoice, status: 'open', paid_cents: 0 })).toBe('Not paid yet');
});

it('[PY-09] what was paid back shows, in part with its sum', () => {
  expect(invoiceState({ ...invoice, refunded_cents: 1900 })).toBe('Refunded');
  expect(invoiceState({ ...invoice, refunded_cents: 300 })).toBe('$3.00 refunded');
});

it('[PY-05] a dispute counts more than the payment', () => {
  expect(invoiceState({ ...invoice, disputed: true, refunded_cents: 300 })).toBe('Disputed');
});
