import { transferLimits } from '@whetstone/contract/limits';
import type { ImportRequest } from '@whetstone/contract';
import { type DragEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { type ChosenFile, readChosen, readDropped } from './read-chosen.ts';

interface ChooseFilesProps {
  isBusy: boolean;
  onFiles: (files: ImportRequest['files']) => void;
}

/** Files to drop or choose, or a text to paste. */
export function ChooseFiles({ isBusy, onFiles }: ChooseFilesProps) {
  const [isOver, setIsOver] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [pasted, setPasted] = useState('');
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
    <div className="flex flex-col gap-5">
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={onDrop}
        className={`flex flex-col items-start gap-3 rounded-card border border-dashed p-5 ${isOver ? 'border-mark bg-mark-wash' : 'border-border bg-surface'}`}
      >
        <label htmlFor={id} className="text-14 font-medium text-ink">
          Drop files or a folder here, or choose files
        </label>
        <input
          id={id}
          type="file"
          multiple
          className="field w-full bg-raised px-3 py-2 text-14"
          onChange={(event) => {
            const chosen = [...(event.target.files ?? [])].map((file) => ({ name: file.name, file }));
            event.target.value = '';
            void take(chosen);
          }}
        />
        <p className="text-13 text-mute">
          Exports, notes, rules and tables from other tools: JSON, CSV, Markdown, YAML, or a ZIP of them. At
          most {transferLimits.bytes / 1_000_000} MB and {transferLimits.prompts.toLocaleString('en-US')}{' '}
          prompts at once. Files are read on our server and not stored. Imported prompts are private.
        </p>
      </div>
      <form
        className="flex flex-col items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (pasted.trim() !== '') onFiles([{ name: '', text: pasted }]);
        }}
      >
        <label htmlFor={pasteId} className="text-13 font-medium text-ink">
          Or paste prompts
        </label>
        <textarea
          id={pasteId}
          rows={4}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
          className="field w-full px-3 py-2 text-14"
        />
        <Button type="submit" size="small" busy={isBusy} disabled={pasted.trim() === ''}>
          Continue with this text
        </Button>
      </form>
      {problem && <MessageBox look="bad">{problem}</MessageBox>}
    </div>
  );
}
