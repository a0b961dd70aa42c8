import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { authClient } from '../../../lib/auth-client.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { type RecoveryCodeStatus, recoveryCodesQuery } from '../account-queries.ts';
import { RecoveryCodeList, type RecoveryCodeSet } from './recovery-code-list.tsx';

/** How many recovery codes are left, and a new set in place of the old one. */
export function RecoveryCodes() {
  const cache = useQueryClient();
  const status = useQuery(recoveryCodesQuery);
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [codes, setCodes] = useState<RecoveryCodeSet>();
  const [problem, setProblem] = useState('');
  const make = async () => {
    setIsBusy(true);
    const { recoveryCodes } = authClient().mfa;
    const { data, error } = await (status.data ? recoveryCodes.regenerate() : recoveryCodes.generate());
    setIsBusy(false);
    setIsAsking(false);
    setProblem(error?.message ?? '');
    if (data) setCodes(data);
    void cache.invalidateQueries(recoveryCodesQuery);
  };
  const onKept = () => {
    setCodes(undefined);
    void cache.invalidateQueries(recoveryCodesQuery);
  };
  if (codes) return <RecoveryCodeList made={codes} onKept={onKept} />;
  if (status.isPending) return null;
  return (
    <>
      {problem && <MessageBox look="bad">{problem}</MessageBox>}
      <div className="matter-line">
        <p>{leftInWords(status.data)}</p>
        <Button
          size="small"
          onClick={() => (status.data?.kept ? setIsAsking(true) : void make())}
          busy={isBusy}
        >
          {status.data ? 'New recovery codes' : 'Create recovery codes'}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="Create new recovery codes?"
        action="Create new codes"
        isBusy={isBusy}
        onConfirm={() => void make()}
      >
        <p>Your earlier codes will stop working.</p>
      </ConfirmDialog>
    </>
  );
}

function leftInWords(status: RecoveryCodeStatus | null | undefined): string {
  if (!status) return 'You have no recovery codes. Create some in case you lose access to your app.';
  if (!status.kept)
    return 'You created recovery codes but never confirmed that you saved them. Create new ones and save them.';
  return `Recovery codes left: ${status.remaining} of ${status.total}.`;
}
