import type { PromptRow } from '@whetstone/contract';
import { promptLimits } from '@whetstone/contract/limits';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import type { ListChanges } from '../acts/use-list-changes.ts';

interface PublishDialogProps {
  ids: string[];
  /** Those of them whose rows are loaded. */
  rows: readonly PromptRow[];
  publish: ListChanges['publish'];
  onClose: () => void;
}

const namedAtMost = 8;

/** Shows what becomes public, or private again, and asks. */
export function PublishDialog({ ids, rows, publish, onClose }: PublishDialogProps) {
  const isPublic = rows.some((row) => !row.is_public);
  const isTooMany = ids.length > promptLimits.publishedAtOnce;
  const rest = ids.length - Math.min(rows.length, namedAtMost);
  const what = ids.length === 1 ? 'this prompt' : `${ids.length.toLocaleString('en-US')} prompts`;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={isPublic ? `Publish ${what}?` : `Make ${what} private?`}
      action={isPublic ? 'Publish' : 'Make private'}
      isBusy={isTooMany}
      onConfirm={() => {
        publish({ ids, isPublic });
        onClose();
      }}
    >
      <ul className="max-h-60 overflow-y-auto border-y border-hairline py-1">
        {rows.slice(0, namedAtMost).map((row) => (
          <li key={row.id} className="truncate py-0.5 text-ink">
            {row.title}
          </li>
        ))}
        {rest > 0 && <li className="text-mute">and {rest.toLocaleString('en-US')} more</li>}
      </ul>
      <p>
        {isPublic
          ? 'Anyone can read and copy the title, the text, the description and the tags. Your email is never shown, and your name is shown only if you set a public name.'
          : 'No one else will be able to see this, and unlisted links will stop working.'}
      </p>
      {isTooMany && (
        <MessageBox look="bad">Choose at most {promptLimits.publishedAtOnce} at once.</MessageBox>
      )}
    </ConfirmDialog>
  );
}
