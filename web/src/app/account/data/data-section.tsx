import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { describeError } from '../../../lib/api/describe-error.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { AccountMatter, AccountSection } from '../account-section.tsx';

// Rarely seen: not part of the screen's first load.
const DeleteAccountDialog = lazy(async () => ({
  default: (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
}));

/** Taking everything along, and leaving. */
export function DataSection({ email }: { email: string }) {
  const [isDeleting, setIsDeleting] = useState(false);
  const download = useMutation({
    mutationFn: async () => (await api.account.export.$get()).blob(),
    onSuccess: (file) => saveFile(file, 'whetstone-account.json'),
  });
  return (
    <AccountSection id="data" title="Your data" intro="Export your data or delete your account.">
      <AccountMatter title="Export">
        {download.error && <MessageBox look="bad">{describeError(download.error)}</MessageBox>}
        <div className="matter-line">
          <p>One JSON file with your account, prompts, versions, folders, favorites, votes and sign-ins.</p>
          <Button size="small" busy={download.isPending} onClick={() => download.mutate()}>
            Export all data
          </Button>
        </div>
      </AccountMatter>
      <AccountMatter title="Delete account">
        <div className="matter-line">
          <p>Permanently deletes your account and all your prompts right away.</p>
          <Button size="small" onClick={() => setIsDeleting(true)} className="text-bad!">
            Delete account
          </Button>
        </div>
      </AccountMatter>
      {isDeleting && (
        <Suspense>
          <DeleteAccountDialog email={email} onClose={() => setIsDeleting(false)} />
        </Suspense>
      )}
    </AccountSection>
  );
}
