import type { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeToast, readToasts } from '../../ui/toast-store.ts';
import { tellReturn } from './return-notice.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  for (const { id } of readToasts()) closeToast(id);
});

/** A cache whose account has the tier from the so-manieth look on. */
const cacheOf = (tier: string, fromLook = 1) => {
  let looks = 0;
  return {
    fetchQuery: () => {
      looks += 1;
      return Promise.resolve({ usage: { tier: looks >= fromLook ? tier : 'free' } });
    },
    invalidateQueries: () => Promise.resolve(),
  } as unknown as QueryClient;
};

const said = () => readToasts().map(({ text }) => text);

const tell = async (ended: Parameters<typeof tellReturn>[0], cache: QueryClient) => {
  const telling = tellReturn(ended, cache);
  await vi.advanceTimersByTimeAsync(120_000);
  await telling;
  return said();
};

it('[PY-04] a purchase that the server knows of is told of by its plan’s name', async () => {
  expect(await tell({ upgraded: 'pro', success: true }, cacheOf('pro'))).toEqual([
    'Successfully subscribed to Professional plan!',
  ]);
  expect(await tell({ upgraded: 'unlimited', success: true }, cacheOf('unlimited'))).toContain(
    'Successfully subscribed to Unlimited plan!',
  );
});

it('[PY-05] while the provider’s word is on its way that is said, and the purchase once it is there', async () => {
  expect(await tell({ upgraded: 'pro', success: true }, cacheOf('pro', 8))).toEqual([
    'Waiting for the payment provider. Your plan will change as soon as the payment is confirmed.',
    'Successfully subscribed to Professional plan!',
  ]);
});

it('[PY-05] an address that claims a purchase nobody made is not believed', async () => {
  const texts = await tell({ upgraded: 'unlimited', success: true }, cacheOf('free'));
  expect(texts.at(-1)).toMatch(/^No payment has been confirmed yet/);
  expect(texts.join(' ')).not.toContain('Successfully');
});

it('[PY-04] a cancelled checkout is told of', async () => {
  expect(await tell({ checkout: 'cancelled' }, cacheOf('free'))).toEqual([
    'Checkout was cancelled. You can try again anytime.',
  ]);
});

it.each([{ upgraded: 'gold', success: true }, { upgraded: 'free', success: true }, { upgraded: 'pro' }, {}])(
  'an address that says nothing whole is passed over: %j',
  async (ended) => {
    expect(await tell(ended, cacheOf('pro'))).toEqual([]);
  },
);
