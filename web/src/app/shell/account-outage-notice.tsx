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
    <div
      className={
        isAway
          ? 'flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-hairline bg-surface px-4 py-2 sm:px-7'
          : 'contents'
      }
    >
      <output className="text-13 text-ink">{isAway && accountsAwaySentence}</output>
      {isAway && (
        <Button size="small" busy={state === 'trying'} onClick={tryAccountsNow}>
          Try now
        </Button>
      )}
    </div>
  );
}
