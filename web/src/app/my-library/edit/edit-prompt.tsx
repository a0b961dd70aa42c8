import { useQuery } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import type { Folder, Prompt } from '@whetstone/contract';
import { lazy, Suspense, useState } from 'react';
import { promptQuery } from '../../../lib/api/prompts.ts';
import { FailedRead } from '../../../shared/failed-read/failed-read.tsx';
import { Awaited } from '../../../ui/awaited.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { editDraftKey } from './edit-draft.ts';
import { EditFields } from './edit-fields.tsx';
import { PartAwaited } from './part-awaited.tsx';

// Opened now and then, and most prompts have no examples.
const Versions = lazy(async () => ({ default: (await import('./versions.tsx')).Versions }));
const Sharing = lazy(async () => ({ default: (await import('./sharing.tsx')).Sharing }));
const Examples = lazy(async () => ({ default: (await import('./examples.tsx')).Examples }));

export interface EditPromptProps {
  /** A prompt's id, or "new". */
  id: string;
  userId: string;
  folderId: string | undefined;
  folders: readonly Folder[];
  onClose: () => void;
  /** It was saved under this id. */
  onSaved: (id: string) => void;
}

const tabs = [
  { value: 'words', label: 'Text' },
  { value: 'history', label: 'History' },
  { value: 'sharing', label: 'Sharing' },
  { value: 'examples', label: 'Examples' },
] as const;

/** One prompt of one's own: its words, its history, and who else sees it. Unsaved words are not lost unasked. */
export function EditPrompt({ id, userId, folderId, folders, onClose, onSaved }: EditPromptProps) {
  const isNew = id === 'new';
  const query = useQuery({ ...promptQuery(id), enabled: !isNew });
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('words');
  const [{ isChanged, isKept }, setState] = useState({ isChanged: false, isKept: true });
  // A revert brings other words: the form begins anew with them.
  const [reverts, setReverts] = useState(0);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isChanged && (current.pathname !== next.pathname || editOf(next.search) !== id),
    enableBeforeUnload: isChanged && !isKept,
    withResolver: true,
  });
  const prompt: Prompt | undefined = query.data;
  return (
    <>
      <Dialog
        open
        size={isNew ? 'wide' : 'parts'}
        asksToClose={isChanged}
        onClose={onClose}
        title={isNew ? 'New prompt' : 'Edit prompt'}
      >
        {prompt && (
          <div className="max-w-md">
            <SegmentedControl label="Section" isLabelHidden options={tabs} value={tab} onChoose={setTab} />
          </div>
        )}
        {query.error && (
          <FailedRead
            heading="h3"
            error={query.error}
            title="This prompt didn’t load"
            onRetry={query.refetch}
          />
        )}
        {!isNew && query.isPending && <FieldsAwaited />}
        {(isNew || prompt) && (
          <div hidden={tab !== 'words'} className="flex grow flex-col pt-2">
            <EditFields
              key={reverts}
              draftKey={editDraftKey(userId, id)}
              prompt={prompt}
              folderId={folderId}
              folders={folders}
              onChanged={setState}
              onClose={onClose}
              onSaved={onSaved}
            />
          </div>
        )}
        {prompt && (
          <Suspense fallback={<PartAwaited />}>
            {tab === 'history' && (
              <Versions
                promptId={prompt.id}
                isChanged={isChanged}
                onReverted={() => setReverts(reverts + 1)}
              />
            )}
            {tab === 'sharing' && <Sharing prompt={prompt} />}
            {tab === 'examples' && <Examples promptId={prompt.id} />}
          </Suspense>
        )}
      </Dialog>
      <ConfirmDialog
        open={status === 'blocked'}
        onClose={() => reset?.()}
        title="Leave without saving?"
        action="Leave"
        isBusy={false}
        onConfirm={() => proceed?.()}
      >
        <p>
          {isKept
            ? 'Your changes aren’t saved. This browser keeps them for the next time you open the prompt.'
            : 'Your changes aren’t saved, and this browser can’t keep them.'}
        </p>
      </ConfirmDialog>
    </>
  );
}

/** The names of the parts and the fields of the first on their way. */
const FieldsAwaited = () => (
  <div aria-hidden="true" className="flex flex-col gap-6">
    <Awaited className="h-10 max-w-md" />
    {['h-10', 'h-28', 'h-10', 'h-16'].map((height, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- fields without a name have nothing else
      <div key={at} className="flex flex-col gap-3">
        <Awaited className="mt-1 h-3 w-16" />
        <Awaited className={`w-full ${height}`} />
      </div>
    ))}
  </div>
);

const editOf = (search: unknown) =>
  typeof search === 'object' && search !== null && 'edit' in search ? search.edit : undefined;
