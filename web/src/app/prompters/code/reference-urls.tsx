import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { addReferenceUrl } from './add-reference-url.ts';
import type { CodeDraft } from './code-draft.ts';

interface ReferenceUrlsProps {
  urls: readonly string[];
  typed: string;
  onEdit: (values: Partial<Pick<CodeDraft, 'referenceUrls' | 'typedUrl'>>) => void;
}

export function ReferenceUrls({ urls, typed, onEdit }: ReferenceUrlsProps) {
  const [problem, setProblem] = useState<string>();
  const inputRef = useRef<HTMLInputElement>(null);
  const add = () => {
    const added = addReferenceUrl(urls, typed);
    if ('problem' in added) return setProblem(added.problem);
    setProblem(undefined);
    onEdit({ referenceUrls: added.urls, typedUrl: '' });
  };
  const remove = (url: string) => {
    onEdit({ referenceUrls: urls.filter((other) => other !== url) });
    // The button that had the focus is gone.
    inputRef.current?.focus();
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            ref={inputRef}
            type="url"
            inputMode="url"
            autoComplete="off"
            label="Reference URLs (optional)"
            placeholder="https://example.com"
            enterKeyHint="done"
            value={typed}
            error={problem}
            onChange={(event) => {
              setProblem(undefined);
              onEdit({ typedUrl: event.target.value });
            }}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
        </div>
        <Button className="mt-7" onClick={add}>
          Add
        </Button>
      </div>
      {urls.length > 0 && (
        <ul aria-label="Reference URLs" className="flex flex-col">
          {urls.map((url) => (
            <li
              key={url}
              className="flex min-h-10 items-center gap-2 border-b border-hairline text-13 pointer-coarse:min-h-12"
            >
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className="min-w-0 flex-1 truncate text-body underline-offset-4 hover:text-ink hover:underline"
              >
                {url}
              </a>
              <button
                type="button"
                aria-label={`Remove ${url}`}
                onClick={() => remove(url)}
                className="inline-flex size-8 flex-none items-center justify-center rounded-control text-mute hover:bg-surface hover:text-ink pointer-coarse:size-11"
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
