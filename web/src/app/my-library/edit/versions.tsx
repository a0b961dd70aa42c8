import { useInfiniteQuery } from '@tanstack/react-query';
import type { PromptVersion } from '@whetstone/contract';
import { useState } from 'react';
import { describeError } from '../../../lib/api/describe-error.ts';
import { revertPrompt, versionsQuery } from '../../../lib/api/prompts.ts';
import { momentInWords } from '../../../lib/moment-in-words.ts';
import { FailedRead } from '../../../shared/failed-read/failed-read.tsx';
import { Button } from '../../../ui/button.tsx';
import { Manuscript } from '../../../ui/manuscript/manuscript.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { usePromptChange } from '../use-prompt-change.ts';
import { versionSections } from './version-sections.ts';

export interface VersionsProps {
  promptId: string;
  /** Words wait to be saved; a revert would lose them. */
  isChanged: boolean;
  onReverted: () => void;
}

/** The saves of a prompt; the chosen one is marked up against the one before it. */
export function Versions({ promptId, isChanged, onReverted }: VersionsProps) {
  const query = useInfiniteQuery(versionsQuery(promptId));
  const [chosen, setChosen] = useState<number>();
  const revert = usePromptChange((number: number) => revertPrompt(promptId, number), {
    isToldElsewhere: true,
    onDone: () => {
      setChosen(undefined);
      onReverted();
      showToast({ text: 'Reverted. It stands as a new version; nothing is lost.' });
    },
  });
  if (query.error && !query.data) return <FailedRead error={query.error} onRetry={query.refetch} />;
  if (!query.data) return <div aria-hidden="true" className="h-72 rounded-card bg-surface" />;
  const versions = query.data.pages.flatMap((page) => page.items);
  const newest = versions[0];
  if (!newest)
    return <p className="text-14 text-mute">Nothing was changed yet. Each save of a change is kept here.</p>;
  const version = versions.find(({ number }) => number === chosen) ?? newest;
  const before = versions.find(({ number }) => number === version.number - 1);
  return (
    <div className="grid gap-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-2">
        <VersionList versions={versions} chosen={version.number} onChoose={setChosen} />
        {query.hasNextPage && (
          <Button size="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Earlier
          </Button>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <div className="desk-inset rounded-card border border-hairline bg-surface">
          <Manuscript key={version.number} isDrawn sections={versionSections(before, version)} />
        </div>
        {revert.error && (
          <MessageBox look="bad">Nothing was reverted. {describeError(revert.error)}</MessageBox>
        )}
        {version.number !== newest.number && (
          <Button
            className="self-end"
            busy={revert.isPending}
            disabled={isChanged}
            title={isChanged ? 'Save or drop your changes first' : undefined}
            onClick={() => revert.mutate(version.number)}
          >
            Revert to version {version.number}
          </Button>
        )}
      </div>
    </div>
  );
}

interface VersionListProps {
  versions: readonly PromptVersion[];
  chosen: number;
  onChoose: (number: number) => void;
}

const VersionList = ({ versions, chosen, onChoose }: VersionListProps) => (
  <ol aria-label="Versions, newest first" className="flex max-h-80 flex-col overflow-y-auto">
    {versions.map(({ number, created_at }, index) => (
      <li key={number}>
        <button
          type="button"
          aria-pressed={number === chosen}
          onClick={() => onChoose(number)}
          className="flex w-full flex-col rounded-control px-2 py-1.5 text-left text-13 hover:bg-surface aria-pressed:bg-surface pointer-coarse:min-h-11"
        >
          <span className="text-ink">
            Version {number}
            {index === 0 && ', as it is now'}
          </span>
          <time dateTime={created_at} className="text-12 text-mute tabular">
            {momentInWords(created_at)}
          </time>
        </button>
      </li>
    ))}
  </ol>
);
