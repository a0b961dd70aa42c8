import { compareCustomer } from './compare-customer.ts';
import type { Payments } from '../payments.ts';

export interface Reconciled {
  readonly customers: number;
  /** Whose plan was another than the provider's state says. */
  readonly changed: number;
  readonly failed: number;
}

/** So many in a row are the provider's failure, not the customers'. */
const failuresInARow = 10;

/** Compares one after the other. Throws where so many fail in a row that it must be the provider. */
export const compareCustomers = async (
  payments: Payments,
  customers: readonly string[],
): Promise<Reconciled> => {
  const outcomes = { same: 0, changed: 0, failed: 0 };
  let inARow = 0;
  for (const id of customers) {
    const outcome = await compareCustomer(payments, id);
    outcomes[outcome] += 1;
    inARow = outcome === 'failed' ? inARow + 1 : 0;
    if (inARow === failuresInARow) throw new Error(`${inARow} customers in a row could not be compared`);
  }
  return { customers: customers.length, changed: outcomes.changed, failed: outcomes.failed };
};
