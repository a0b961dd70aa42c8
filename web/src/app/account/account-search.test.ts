import { expect, it } from 'vitest';
import { parseAccountSearch } from './account-search.ts';

it('[AC-02] an address opens the change of a plan, or one of the dialogs', () => {
  expect(parseAccountSearch({ change: 'pro' })).toEqual({ change: 'pro', dialog: undefined });
  expect(parseAccountSearch({ dialog: 'withdraw' })).toEqual({ change: undefined, dialog: 'withdraw' });
});

it.each([{ change: 'free' }, { change: 'gold' }, { change: ['pro'] }, { dialog: 'delete' }, {}])(
  'what names no plan that is sold and no dialog opens nothing: %j',
  (raw) => {
    expect(parseAccountSearch(raw)).toEqual({ change: undefined, dialog: undefined });
  },
);
