import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { describeError } from '../../../lib/api/describe-error.ts';
import { revertPrompt, versionsQuery } from '../../../lib/api/prompts.ts';
import { FailedRead } from '../../../shared/failed-read/failed-read.tsx';
import { PromptSheet } from '../../../shared/templates/prompt-sheet.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { usePromptChange } from '../use-prompt-change.ts';
import { VersionLabels } from './version-labels.tsx';
import { VersionList } from './version-list.tsx';
import { versionSections } from './version-sections.ts';

// Compared now and then, and the library that does it is not small.
const CompareVersions = lazy(() => import('./compare-versions.tsx'));

export interface VersionsProps {
  promptId: string;
  /** Words wait to be saved; a revert would lose them. */
  isChanged: boolean;
  onReverted: () => void;
}

/** The saves of a prompt; the chosen one is marked up against the one before it, or stands beside any other. */
export function Versions({ promptId, isChanged, onReverted }: VersionsProps) {
  const query = useInfiniteQuery(versionsQuery(promptId));
  const [chosen, setChosen] = useState<number>();
  const [against, setAgainst] = useState<number>();
  const revert = usePromptChange((number: number) => revertPrompt(promptId, number), {
    isToldElsewhere: true,
    onDone: () => {
      setChosen(undefined);
      onReverted();
      showToast({ text: 'Reverted and saved as a new version. Nothing is lost.' });
    },
  });
  if (query.error && !query.data)
    return (
      <FailedRead heading="h3" error={query.error} title="The versions didn’t load" onRetry={query.refetch} />
    );
  if (!query.data) return <div aria-hidden="true" className="h-72 rounded-card bg-surface" />;
  const versions = query.data.pages.flatMap((page) => page.items);
  const newest = versions[0];
  if (!newest)
    return <p className="text-14 text-mute">No changes yet. Every change you save is kept here.</p>;
  const version = versions.find(({ number }) => number === chosen) ?? newest;
  const before = versions.find(({ number }) => number === version.number - 1);
  const other = versions.find(({ number }) => number === against && number !== version.number);
  return (
    <div className="grid grow gap-4 sm:grid-cols-[11.5rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-2 border-hairline max-sm:border-b max-sm:pb-4 sm:border-r sm:pr-3">
        <VersionList versions={versions} chosen={version.number} onChoose={setChosen} />
        {query.hasNextPage && (
          <Button size="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show earlier versions
          </Button>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p aria-hidden="true" className="text-13 text-mute">
            Version {version.number} compared with
          </p>
          <SelectField
            label={`Compare version ${version.number} with`}
            isLabelHidden
            size="small"
            value={other ? String(other.number) : ''}
            options={[
              { value: '', label: 'Previous version' },
              ...versions
                .filter(({ number }) => number !== version.number)
                .map(({ number, labels }) => ({
                  value: String(number),
                  label: [`Version ${number}`, ...labels].join(', '),
                })),
            ]}
            onChoose={(value) => setAgainst(value === '' ? undefined : Number(value))}
          />
        </div>
        {other ? (
          <Suspense fallback={<div aria-hidden="true" className="h-72 rounded-card bg-surface" />}>
            <p className="grid grid-cols-2 gap-2 text-12 text-mute">
              <span>Version {other.number}</span>
              <span>Version {version.number}</span>
            </p>
            <CompareVersions before={other} after={version} />
          </Suspense>
        ) : (
          <PromptSheet key={version.number} isDrawn sections={versionSections(before, version)} />
        )}
        <VersionLabels key={`labels ${version.number}`} promptId={promptId} version={version} />
        {revert.error && (
          <MessageBox look="bad">Nothing was reverted. {describeError(revert.error)}</MessageBox>
        )}
        {version.number !== newest.number && (
          <Button
            className="self-end"
            busy={revert.isPending}
            disabled={isChanged}
            title={isChanged ? 'Save or discard your changes first' : undefined}
            onClick={() => revert.mutate(version.number)}
          >
            Revert to version {version.number}
          </Button>
        )}
      </div>
    </div>
  );
}
