import type { Folder, Prompt } from '@whetstone/contract';
import { momentInWords } from '../../../lib/moment-in-words.ts';
import { wordDiff } from '../../../lib/word-diff.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import type { Field, Merge } from './merge-forms.ts';
import { formOf } from './prompt-form.ts';

export interface ConflictDialogProps {
  newer: Prompt;
  merge: Merge;
  folders: readonly Folder[];
  isBusy: boolean;
  failure: string | undefined;
  onKeep: () => void;
  onTake: () => void;
  onClose: () => void;
}

const labels: Record<Field, string> = {
  title: 'Title',
  prompt_text: 'Prompt',
  description: 'Description',
  use_case: 'Use case',
  category: 'Category',
  tags: 'Tags',
  folder_id: 'Folder',
};

/** Both sides of a prompt that was saved elsewhere while it was changed here; whichever is chosen, nothing is lost. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { newer, merge, folders, isBusy, failure, onKeep, onTake, onClose } = props;
  const theirs = formOf(newer);
  const wordsOf = (field: Field, text: string) =>
    field === 'folder_id' ? (folders.find(({ id }) => id === text)?.name ?? 'No folder') : text;
  return (
    <Dialog open size="wide" onClose={onClose} title="This prompt was saved elsewhere">
      <p className="text-14">
        Another tab or device saved it {momentInWords(newer.updated_at)}. Choose which version to keep. The
        other one stays in its history.
      </p>
      {merge.clashes.map((field) => (
        <section key={field} aria-label={labels[field]} className="grid gap-3 sm:grid-cols-2">
          <Side
            title={`${labels[field]}: yours`}
            text={wordsOf(field, merge.merged[field])}
            other={wordsOf(field, theirs[field])}
          />
          <Side
            title={`${labels[field]}: saved elsewhere`}
            text={wordsOf(field, theirs[field])}
            other={wordsOf(field, merge.merged[field])}
          />
        </section>
      ))}
      {failure && <MessageBox look="bad">{failure}</MessageBox>}
      <div className="dialog-foot">
        <Button onClick={onClose}>Keep editing</Button>
        <Button disabled={isBusy} onClick={onTake}>
          Use the other version
        </Button>
        <Button look="primary" busy={isBusy} onClick={onKeep}>
          Keep mine
        </Button>
      </div>
    </Dialog>
  );
}

/** The second text in pieces, each with the place where it ends. */
function piecesOf(other: string, text: string) {
  let at = 0;
  return wordDiff(other, text)
    .filter(({ origin }) => origin !== 'removed')
    .map((span) => ({ ...span, at: (at += span.text.length) }));
}

/** One side's text; what the other side does not have is marked. */
function Side({ title, text, other }: { title: string; text: string; other: string }) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <h3 className="text-13 font-medium text-ink">{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <section tabIndex={0} aria-label={title} className={sideLook}>
        {piecesOf(other, text).map((piece) =>
          piece.origin === 'added' ? (
            <mark key={piece.at} className={markLook}>
              {piece.text}
            </mark>
          ) : (
            piece.text
          ),
        )}
      </section>
    </div>
  );
}

const sideLook =
  'max-h-72 overflow-y-auto rounded-card border border-hairline bg-surface p-3 text-13 whitespace-pre-wrap text-ink wrap-anywhere';
const markLook = 'bg-transparent font-medium text-ink underline decoration-2 underline-offset-4';
