import { transferLimits } from '@whetstone/contract/limits';
import { useMutation } from '@tanstack/react-query';
import type { TransferFormat } from '@whetstone/contract';
import { useId, useState } from 'react';
import { describeError } from '../../../lib/api/describe-error.ts';
import { importPrompts } from '../../../lib/api/transfer.ts';
import { type DecodedText, decodeText } from '../../../lib/decode-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { usePromptChange } from '../use-prompt-change.ts';
import { ImportResult } from './import-result.tsx';
import { buttonWords } from './import-words.ts';

interface ReadFile {
  format: TransferFormat;
  content: string;
  encoding: DecodedText['encoding'];
}

interface Question extends ReadFile {
  include_duplicates: boolean;
}

const formatOf = (name: string): TransferFormat =>
  /\.csv$/i.test(name) ? 'csv' : /\.(md|markdown|txt)$/i.test(name) ? 'markdown' : 'json';

const ask = (
  { format, content, include_duplicates }: Question,
  more: { dry_run: boolean; skip_problems: boolean },
) => importPrompts({ format, content, include_duplicates, ...more });

/** Adds the prompts of a file after showing what would happen: nothing is written until the last button. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<ReadFile>();
  const [isUnreadable, setIsUnreadable] = useState(false);
  const [includes, setIncludes] = useState(false);
  const id = useId();
  const look = useMutation({
    mutationFn: (question: Question) => ask(question, { dry_run: true, skip_problems: true }),
  });
  const add = usePromptChange(
    (question: Question) => ask(question, { dry_run: false, skip_problems: true }),
    {
      isToldElsewhere: true,
      onDone: ({ added }) => {
        showToast({ text: `${added} ${added === 1 ? 'prompt was' : 'prompts were'} added.` });
        onClose();
      },
    },
  );
  const check = (read: ReadFile, include_duplicates: boolean) => look.mutate({ ...read, include_duplicates });
  const choose = async (chosen: File) => {
    const decoded = decodeText(new Uint8Array(await chosen.arrayBuffer()));
    add.reset();
    look.reset();
    setIsUnreadable(!decoded);
    if (!decoded) return setFile(undefined);
    const read = { format: formatOf(chosen.name), content: decoded.text, encoding: decoded.encoding };
    setFile(read);
    check(read, includes);
  };
  const report = look.data;
  const error = add.error ?? look.error;
  return (
    <Dialog open onClose={onClose} size="wide" title="Import prompts">
      <div className="flex flex-col gap-1.5">
        <label htmlFor={id} className="text-13 font-medium text-ink">
          A file of prompts: JSON, CSV or Markdown
        </label>
        <input
          id={id}
          type="file"
          accept=".json,.csv,.md,.markdown,.txt,application/json,text/csv,text/markdown,text/plain"
          className="field px-3 py-2 text-14"
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            if (chosen) void choose(chosen);
          }}
        />
        <p className="text-13 text-mute">
          At most {transferLimits.prompts.toLocaleString('en-US')} prompts. They arrive private. A CSV needs
          the columns title and prompt_text; in Markdown each heading begins a prompt.
        </p>
      </div>
      {isUnreadable && (
        <MessageBox look="bad">
          This file is in an encoding that we cannot tell for sure, and guessing would spoil its letters. Save
          it as UTF-8 and choose it again.
        </MessageBox>
      )}
      {error && <MessageBox look="bad">{describeError(error)}</MessageBox>}
      {file && file.encoding !== 'UTF-8' && (
        <MessageBox look="done">
          The file was read as {file.encoding}. Look at its accents before you add it.
        </MessageBox>
      )}
      {report && file && (
        <>
          <Switch
            label="Add duplicates too"
            isOn={includes}
            onSwitch={(isOn) => {
              setIncludes(isOn);
              check(file, isOn);
            }}
          />
          <ImportResult report={report} />
          <Button
            look="primary"
            className="self-end"
            busy={add.isPending || look.isPending}
            disabled={report.added === 0}
            onClick={() => add.mutate({ ...file, include_duplicates: includes })}
          >
            {buttonWords(report)}
          </Button>
        </>
      )}
    </Dialog>
  );
}
