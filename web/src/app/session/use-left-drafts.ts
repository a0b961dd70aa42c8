import { useEffect } from 'react';

/** The screen in view comes first, in milliseconds. */
const settleMs = 3000;

/** Takes into the account what the browser still holds of drafts: of pages that crashed, and of earlier versions. */
export function useLeftDrafts(userId: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // There when somebody signs out without a connection, and asks.
      void import('./unsent-dialog.tsx').catch(() => undefined);
      import('../../lib/drafts/before-leaving.ts')
        .then(({ sendLeftDrafts }) => sendLeftDrafts(userId))
        // What was not sent stays where it is until the next visit.
        .catch(() => undefined);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [userId]);
}
