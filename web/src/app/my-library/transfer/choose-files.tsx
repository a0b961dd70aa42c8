import { transferLimits } from '@whetstone/contract/limits';
import type { ImportRequest } from '@whetstone/contract';
import { type DragEvent, useId, useRef, useState } from 'react';
import { WithBlanks } from '../../../shared/library-cards/beginning.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { MessageBox } from '../../../ui/message-box.tsx';
import { type ChosenFile, readChosen, readDropped } from './read-chosen.ts';

interface ChooseFilesProps {
  isBusy: boolean;
  onFiles: (files: ImportRequest['files']) => void;
}

const example = 'Reply to {{customer}} about a late order, in {{words=80}} words.';

/** What becomes of the example in the field: its blanks are kept, and read by their names. */
const ImportedExample = () => (
  <p className="pt-1 text-13 text-mute">
    This example becomes
    <span className="block font-mono leading-6 wrap-anywhere text-body">
      <WithBlanks text={example} />
    </span>
  </p>
);

/** Files to drop or choose, or a text to paste. */
export function ChooseFiles({ isBusy, onFiles }: ChooseFilesProps) {
  const [isOver, setIsOver] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [pasted, setPasted] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const isEmpty = pasted.trim() === '';
  const id = useId();
  const pasteId = useId();
  const take = async (chosen: Promise<ChosenFile[]> | ChosenFile[]) => {
    setProblem(undefined);
    try {
      const files = await readChosen(await chosen);
      if (files.length > 0) onFiles(files);
    } catch (error) {
      setProblem(
        error instanceof Error ? error.message : 'These files could not be read. Choose them again.',
      );
    }
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void take(readDropped(event.dataTransfer));
  };
  return (
    <div className="flex flex-col gap-6">
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
        className={`flex flex-col items-start gap-3 rounded-card border border-dashed p-6 max-sm:p-4 ${isOver ? 'border-mark bg-mark-wash' : 'border-border bg-surface'}`}
      >
        <div className="flex w-full flex-wrap items-center gap-3">
          <div>
            <input
              id={id}
              type="file"
              multiple
              className="peer sr-only"
              onChange={(event) => {
                const chosen = [...(event.target.files ?? [])].map((file) => ({ name: file.name, file }));
                event.target.value = '';
                void take(chosen);
              }}
            />
            <label
              htmlFor={id}
              className={buttonClasses(
                isEmpty ? 'primary' : 'secondary',
                'medium',
                'cursor-pointer peer-focus-visible:focus-ring',
              )}
            >
              Choose files
            </label>
          </div>
          <p className="text-14 text-ink pointer-coarse:hidden">or drop files or a folder here</p>
        </div>
        <p className="text-13 text-body">
          Exports, notes, rules and tables from other tools: JSON, CSV, Markdown, YAML, or a ZIP of them.
        </p>
        <p className="text-13 text-mute">
          At most {transferLimits.bytes / 1_000_000} MB and {transferLimits.prompts.toLocaleString('en-US')}{' '}
          prompts at once. Files are read on our server and not stored. Imported prompts are private.
        </p>
      </div>
      <form
        className="flex flex-col gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          setIsAsked(true);
          if (isEmpty) field.current?.focus();
          else onFiles([{ name: '', text: pasted }]);
        }}
      >
        <label htmlFor={pasteId} className="text-13 font-medium text-ink">
          Or paste prompts
        </label>
        <textarea
          ref={field}
          id={pasteId}
          rows={4}
          placeholder={example}
          value={pasted}
          aria-invalid={isAsked && isEmpty ? true : undefined}
          aria-describedby={isAsked && isEmpty ? `${pasteId}-note` : undefined}
          onChange={(event) => setPasted(event.target.value)}
          className="field w-full px-3 py-2 font-mono text-13 leading-6"
        />
        {isAsked && isEmpty && (
          <p id={`${pasteId}-note`} className="field-error">
            Paste a prompt first, or choose a file above.
          </p>
        )}
        <ImportedExample />
        {problem && <MessageBox look="bad">{problem}</MessageBox>}
        <div className="dialog-foot">
          <p>
            {isEmpty
              ? 'Paste a prompt or choose a file to continue.'
              : 'Next, you choose which prompts to keep.'}
          </p>
          <Button type="submit" look={isEmpty ? 'secondary' : 'primary'} busy={isBusy}>
            Continue with this text
          </Button>
        </div>
      </form>
    </div>
  );
}
