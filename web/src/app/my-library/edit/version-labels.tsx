import type { PromptVersion } from '@whetstone/contract';
import { promptLimits } from '@whetstone/contract/limits';
import { useState } from 'react';
import { describeError } from '../../../lib/api/describe-error.ts';
import { labelVersion, unlabelVersion } from '../../../lib/api/prompts.ts';
import { Button } from '../../../ui/button.tsx';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { offerUndo } from '../acts/undo.ts';
import { usePromptChange } from '../use-prompt-change.ts';

interface VersionLabelsProps {
  promptId: string;
  version: PromptVersion;
}

/** The names of a version, such as “production”: put on, taken off, moved here from another version. */
export function VersionLabels({ promptId, version }: VersionLabelsProps) {
  const { number, labels } = version;
  const [name, setName] = useState('');
  const put = usePromptChange(
    ({ name: label, at }: { name: string; at: number }) => labelVersion(promptId, label, at),
    {
      isToldElsewhere: true,
      onDone: ({ before }, { name: label, at }) => {
        setName('');
        if (before !== null && before !== at)
          offerUndo(`“${label}” moved here from version ${before}.`, () =>
            put.mutate({ name: label, at: before }),
          );
      },
    },
  );
  const off = usePromptChange((label: string) => unlabelVersion(promptId, label), {
    isToldElsewhere: true,
    onDone: ({ before }, label) => {
      if (before !== null)
        offerUndo(`“${label}” was removed from version ${before}.`, () =>
          put.mutate({ name: label, at: before }),
        );
    },
  });
  const error = put.error ?? off.error;
  return (
    <div className="flex flex-col gap-2">
      {labels.length > 0 && (
        <ul aria-label={`Names for version ${number}`} className="flex flex-wrap gap-2">
          {labels.map((label) => (
            <li
              key={label}
              className="inline-flex h-7 items-center gap-1 rounded-control border border-hairline pl-2 text-12 text-ink pointer-coarse:h-11"
            >
              {label}
              <button
                type="button"
                aria-label={`Remove name ${label}`}
                onClick={() => off.mutate(label)}
                className="inline-flex size-7 items-center justify-center text-mute hover:text-ink pointer-coarse:size-11"
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className="flex items-end gap-2 max-sm:*:first:flex-1"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') put.mutate({ name: name.trim(), at: number });
        }}
      >
        <TextField
          label="Name this version"
          value={name}
          placeholder="For example, final"
          maxLength={promptLimits.label}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" busy={put.isPending}>
          Add name
        </Button>
      </form>
      {error && <MessageBox look="bad">{describeError(error)}</MessageBox>}
    </div>
  );
}
