import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { authClient } from '../../lib/auth-client.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { recoveryCodesQuery } from './account-queries.ts';
import { RecoveryCodeList } from './recovery-code-list.tsx';

/** How many recovery codes are left, and a new set in place of the old one. */
export function RecoveryCodes() {
  const cache = useQueryClient();
  const status = useQuery(recoveryCodesQuery);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const [problem, setProblem] = useState('');
  const make = async () => {
    setIsBusy(true);
    const { recoveryCodes } = authClient().mfa;
    const { data, error } = await (status.data ? recoveryCodes.regenerate() : recoveryCodes.generate());
    setIsBusy(false);
    setIsAsking(false);
    setProblem(error?.message ?? '');
    if (data) setCodes(data.codes);
    void cache.invalidateQueries(recoveryCodesQuery);
  };
  if (codes) return <RecoveryCodeList codes={codes} onKept={() => setCodes(undefined)} />;
  if (status.isPending) return null;
  return (
    <>
      {problem && <MessageBox look="bad">{problem}</MessageBox>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex-1 basis-60 text-13 text-mute">
          {status.data
            ? `${status.data.remaining} of ${status.data.total} recovery codes are left.`
            : 'You have no recovery codes. Make some, in case you lose the app.'}
        </p>
        <Button size="small" onClick={() => (status.data ? setIsAsking(true) : void make())} busy={isBusy}>
          {status.data ? 'New Recovery Codes' : 'Make Recovery Codes'}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="Make new recovery codes?"
        action="Make New Codes"
        isBusy={isBusy}
        onConfirm={() => void make()}
      >
        <p>The codes that you kept before stop working.</p>
      </ConfirmDialog>
    </>
  );
}
