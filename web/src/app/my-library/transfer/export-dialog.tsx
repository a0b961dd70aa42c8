import { useMutation, useQuery } from '@tanstack/react-query';
import type { TransferFormat } from '@whetstone/contract';
import { describeError } from '../../../lib/api/describe-error.ts';
import { promptFacetsQuery } from '../../../lib/api/prompts.ts';
import { exportPrompts } from '../../../lib/api/transfer.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';

const formats = [
  {
    format: 'json',
    ending: 'json',
    label: 'JSON',
    text: 'The best backup: everything, including folders, views and named versions, ready to import again.',
  },
  {
    format: 'csv',
    ending: 'csv',
    label: 'CSV',
    text: 'For spreadsheets, latest version only. Anything that looks like a formula is exported as plain text.',
  },
  {
    format: 'markdown',
    ending: 'md',
    label: 'Markdown',
    text: 'For reading and notes, latest version only.',
  },
] as const satisfies readonly { format: TransferFormat; ending: string; label: string; text: string }[];

interface ExportDialogProps {
  /** Those chosen; all where none is named. */
  ids?: string[];
  onClose: () => void;
}

/** Hands over prompts as a file. */
export function ExportDialog({ ids, onClose }: ExportDialogProps) {
  const save = useMutation({
    mutationFn: async ({ format, ending }: (typeof formats)[number]) =>
      saveFile(await exportPrompts(format, ids), `whetstone-prompts.${ending}`),
  });
  const all = useQuery(promptFacetsQuery).data?.total;
  const count = ids?.length ?? all;
  return (
    <Dialog open onClose={onClose} title={ids ? `Export ${ids.length} selected` : 'Export prompts'}>
      {count !== undefined && (
        <p className="text-13 text-mute tabular">
          {count.toLocaleString('en-US')} {count === 1 ? 'prompt' : 'prompts'}, in one file
        </p>
      )}
      <ul className="border-t border-hairline">
        {formats.map((one) => (
          <li
            key={one.format}
            className="flex items-center gap-4 border-b border-hairline py-3 last:border-b-0 last:pb-0"
          >
            <p className="flex-1 text-13">
              <span className="block text-14 font-medium text-ink">{one.label}</span>
              {one.text}
            </p>
            <Button
              look={one.format === 'json' ? 'primary' : 'secondary'}
              size="small"
              className="self-start"
              aria-label={`Download ${one.label}`}
              busy={save.isPending && save.variables.format === one.format}
              onClick={() => save.mutate(one)}
            >
              Download
            </Button>
          </li>
        ))}
      </ul>
      {save.error && <MessageBox look="bad">{describeError(save.error)}</MessageBox>}
    </Dialog>
  );
}
