import type { QueryClient } from '@tanstack/react-query';
import type { Tier } from '@whetstone/contract/plans';
import { accountQuery } from '../../lib/api/account.ts';

const everyMs = 1500;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Reads the account until it has the plan, which only the provider's own word to the server gives it.
 * Resolves to whether it came within the tries; an answer that fails counts as a try.
 */
export async function awaitTier(
  cache: Pick<QueryClient, 'fetchQuery'>,
  tier: Tier,
  tries: number,
): Promise<boolean> {
  for (let tried = 0; tried < tries; tried += 1) {
    if (tried > 0) await wait(everyMs);
    const account = await cache.fetchQuery({ ...accountQuery, staleTime: 0, retry: false }).catch(() => null);
    if (account?.usage.tier === tier) return true;
  }
  return false;
}
