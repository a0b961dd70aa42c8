import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnKey } from '@whetstone/contract';
import { ownKeyProviderNames } from '@whetstone/contract/own-key-providers';
import { useState } from 'react';
import { api } from '../../../lib/api/api.ts';
import { bodyOf } from '../../../lib/api/body-of.ts';
import { describeError } from '../../../lib/api/describe-error.ts';
import { writerStateQuery } from '../../../lib/api/writer.ts';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';

const placeOf = ({ provider, base_url: url }: OwnKey): string =>
  url === null ? ownKeyProviderNames[provider] : new URL(url).host;

/** What may be seen of a key that is kept, and its removal. */
export function KeptKey({ kept, onRemoved }: { kept: OwnKey; onRemoved: () => void }) {
  const cache = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => bodyOf(api.writer.key.$delete()),
    onSuccess: (writer) => {
      cache.setQueryData(writerStateQuery.queryKey, writer);
      onRemoved();
    },
    onSettled: () => setIsAsking(false),
  });
  const since = dayInWords(kept.changed_at, { month: 'long', year: 'numeric' });
  return (
    <>
      <div className="matter-line">
        <p>
          <b>
            {placeOf(kept)}, {kept.model}
          </b>{' '}
          Key ending in {kept.last_four}, added {since}
        </p>
        <Button size="small" onClick={() => setIsAsking(true)}>
          Remove key
        </Button>
      </div>
      {remove.error && <MessageBox look="bad">{describeError(remove.error)}</MessageBox>}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title="Remove your key?"
        action="Remove key"
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        <p>
          The key is deleted here right away. It stays valid at {placeOf(kept)} until you revoke it there.
        </p>
      </ConfirmDialog>
    </>
  );
}
