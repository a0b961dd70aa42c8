import { useSyncExternalStore } from 'react';
import {
  accountsAwaySentence,
  readAccountService,
  tryAccountsNow,
  watchAccountService,
} from '../../lib/account-outage.ts';
import { Button } from '../../ui/button.tsx';

/** Says that the session waits for the account service, for as long as it does. */
export function AccountOutageNotice() {
  const state = useSyncExternalStore(watchAccountService, readAccountService, () => 'there');
  const isAway = state !== 'there';
  return (
    <output className={isAway ? 'notice-strip' : ''}>
      {isAway && (
        <>
          {accountsAwaySentence}
          <a href="/status" className="text-link">
            Status
          </a>
          <Button size="small" busy={state === 'trying'} onClick={tryAccountsNow}>
            Try now
          </Button>
        </>
      )}
    </output>
  );
}
