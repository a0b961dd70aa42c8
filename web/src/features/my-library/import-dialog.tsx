import { useMutation } from '@tanstack/react-query';
import type { ImportReport, TransferFormat } from '@whetstone/contract';
import { useId, useState } from 'react';
import { describeError } from '../../lib/api/describe-error.ts';
import { importPrompts } from '../../lib/api/transfer.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { usePromptChange } from './use-prompt-change.ts';

interface ReadFile {
  format: TransferFormat;
  content: string;
}

const formatOf = (name: string): TransferFormat =>
  /\.csv$/i.test(name) ? 'csv' : /\.(md|markdown)$/i.test(name) ? 'markdown' : 'json';

/** Adds the prompts of a file after showing what would happen: nothing is written until the last button. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<ReadFile>();
  const [includes, setIncludes] = useState(false);
  const id = useId();
  const look = useMutation({
    mutationFn: (input: ReadFile & { include_duplicates: boolean }) =>
      importPrompts({ ...input, dry_run: true }),
  });
  const add = usePromptChange(
    (input: ReadFile) => importPrompts({ ...input, dry_run: false, include_duplicates: includes }),
    {
      isToldElsewhere: true,
      onDone: ({ added }) => {
        showToast({ text: `${added} ${added === 1 ? 'prompt was' : 'prompts were'} added.` });
        onClose();
      },
    },
  );
  const check = (read: ReadFile, include_duplicates: boolean) => look.mutate({ ...read, include_duplicates });
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
          accept=".json,.csv,.md,.markdown,application/json,text/csv,text/markdown"
          className="field px-3 py-2 text-14"
          onChange={async (event) => {
            const chosen = event.target.files?.[0];
            if (!chosen) return;
            const read = { format: formatOf(chosen.name), content: await chosen.text() };
            setFile(read);
            check(read, includes);
          }}
        />
        <p className="text-13 text-mute">
          At most 1,000 prompts. They arrive private. A CSV needs the columns title and prompt_text.
        </p>
      </div>
      {error && <MessageBox look="bad">{describeError(error)}</MessageBox>}
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
          <Report report={report} />
          <Button
            look="primary"
            className="self-end"
            busy={add.isPending || look.isPending}
            disabled={report.added === 0}
            onClick={() => add.mutate(file)}
          >
            Add {report.added} {report.added === 1 ? 'prompt' : 'prompts'}
          </Button>
        </>
      )}
    </Dialog>
  );
}

const outcomes = { add: 'Will be added', duplicate: 'You have it already', problem: 'Problem' } as const;

function Report({ report }: { report: ImportReport }) {
  const problems = report.items.filter(({ outcome }) => outcome === 'problem').length;
  return (
    <>
      <output className="text-14">
        {problems > 0
          ? `${problems} of ${report.items.length} cannot be read, so nothing would be added.`
          : `${report.added} of ${report.items.length} would be added.`}
      </output>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <section aria-label="What the file holds" tabIndex={0} className="max-h-72 overflow-y-auto">
        <table className="w-full text-13">
          <thead className="sr-only">
            <tr>
              <th scope="col">Row</th>
              <th scope="col">Title</th>
              <th scope="col">Outcome</th>
            </tr>
          </thead>
          <tbody>
            {report.items.map(({ row, title, outcome, problem }) => (
              <tr key={row} className="border-t border-hairline">
                <td className="w-10 py-2 text-mute tabular">{row}</td>
                <td className="py-2 pr-4 text-ink wrap-anywhere">{title}</td>
                <td className={outcome === 'problem' ? 'py-2 text-bad' : 'py-2 text-body'}>
                  {problem ?? outcomes[outcome]}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
