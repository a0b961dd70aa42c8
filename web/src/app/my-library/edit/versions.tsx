import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { describeError } from '../../../lib/api/describe-error.ts';
import { revertPrompt, versionsQuery } from '../../../lib/api/prompts.ts';
import { FailedRead } from '../../../shared/failed-read/failed-read.tsx';
import { PromptSheet } from '../../../shared/templates/prompt-sheet.tsx';
import { Awaited } from '../../../ui/awaited.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { usePromptChange } from '../use-prompt-change.ts';
import { VersionLabels } from './version-labels.tsx';
import { VersionList } from './version-list.tsx';
import { versionSections } from './version-sections.ts';
import { PartAwaited } from './part-awaited.tsx';

// Compared now and then, and the library that does it is not small.
const CompareVersions = lazy(() => import('./compare-versions.tsx'));

export interface VersionsProps {
  promptId: string;
  /** Words wait to be saved; a revert would lose them. */
  isChanged: boolean;
  onReverted: () => void;
}

const columns =
  'grid grow gap-x-6 gap-y-4 pt-2 max-sm:grid-rows-[auto_1fr] sm:grid-cols-[13rem_minmax(0,1fr)]';
const listColumn = 'flex flex-col gap-2 border-hairline max-sm:border-b max-sm:pb-4 sm:border-r sm:pr-4';

/** The list and the compared words on their way. */
const VersionsAwaited = () => (
  <div aria-hidden="true" className={columns}>
    <div className={listColumn}>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex h-(--row-two) flex-col justify-center gap-3 px-2">
          <Awaited className="h-3 w-24" />
          <Awaited className="h-2 w-40" />
        </div>
      ))}
    </div>
    <div className="flex flex-col gap-3">
      <Awaited className="h-8 w-72" />
      <Awaited className="h-48 w-full" />
    </div>
  </div>
);

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
  if (!query.data) return <VersionsAwaited />;
  const versions = query.data.pages.flatMap((page) => page.items);
  const newest = versions[0];
  if (!newest)
    return (
      <EmptyState heading="h3" title="No changes yet">
        Every change you save is kept here.
      </EmptyState>
    );
  const version = versions.find(({ number }) => number === chosen) ?? newest;
  const before = versions.find(({ number }) => number === version.number - 1);
  const other = versions.find(({ number }) => number === against && number !== version.number);
  return (
    <div className={columns}>
      <div className={listColumn}>
        <VersionList versions={versions} chosen={version.number} onChoose={setChosen} />
        {query.hasNextPage && (
          <Button size="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Show earlier versions
          </Button>
        )}
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <div className="flex items-center gap-x-3 max-sm:flex-wrap max-sm:gap-y-2 sm:h-(--row-two)">
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
          {version.number === newest.number ? (
            <p className="ml-auto text-13 text-mute max-sm:hidden">This is the current text</p>
          ) : (
            <Button
              size="small"
              className="ml-auto max-sm:w-full"
              busy={revert.isPending}
              disabled={isChanged}
              title={isChanged ? 'Save or discard your changes first' : undefined}
              onClick={() => revert.mutate(version.number)}
            >
              Revert to version {version.number}
            </Button>
          )}
        </div>
        {other ? (
          <Suspense fallback={<PartAwaited />}>
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
      </div>
    </div>
  );
}
