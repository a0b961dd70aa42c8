import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { CheckoutReturn } from './return-notice.ts';

/** The brief pause before a return from the checkout is spoken of, in milliseconds. */
const pauseMs = 1000;

/** Tells how a checkout ended, a second after coming back; `onTold` cleans the address. */
export function useReturnNotice(said: CheckoutReturn, onTold: () => void): void {
  const cache = useQueryClient();
  const tell = useEffectEvent(async () => {
    const ended = said;
    onTold();
    const { tellReturn } = await import('./return-notice.ts');
    await tellReturn(ended, cache);
  });
  const isReturn = said.upgraded !== undefined || said.checkout !== undefined;
  useEffect(() => {
    if (!isReturn) return;
    const timer = setTimeout(() => void tell(), pauseMs);
    return () => clearTimeout(timer);
  }, [isReturn]);
}
