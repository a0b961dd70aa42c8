import { type Plan, planOf } from '@whetstone/contract/plans';

/** The plan whose checkout is the page that waits for signing in. */
export function planThatWaits(page: string | undefined): Plan | undefined {
  if (!page) return undefined;
  const { pathname, searchParams } = new URL(page, location.origin);
  return pathname === '/checkout' ? planOf(searchParams.get('plan') ?? '') : undefined;
}
