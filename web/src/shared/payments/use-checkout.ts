import { useMutation } from '@tanstack/react-query';
import type { PaidTier } from '@whetstone/contract';
import { useEffect } from 'react';
import { openCheckout } from '../../lib/checkout.ts';

/** Leaves for the checkout of a plan; `processing` is the plan whose page is on its way. */
export function useCheckout(cancelPath = location.pathname) {
  const { mutate, reset, isPending, variables, error } = useMutation({
    mutationFn: (tier: PaidTier) => openCheckout(tier, cancelPath),
  });
  useEffect(() => {
    // Coming back with the browser's Back, the page is as it was left: busy.
    const onShow = (event: PageTransitionEvent) => event.persisted && reset();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [reset]);
  return { choose: mutate, processing: isPending ? variables : undefined, error };
}
