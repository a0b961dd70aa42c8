import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Folder, Prompt } from '@whetstone/contract';
import { useEffect, useState } from 'react';
import { promptsQuery } from '../../lib/api/prompts.ts';
import { useListPosition } from '../../shared/filters/use-list-position.ts';
import { MoreOnSight } from '../../shared/library-cards/more-on-sight.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useListChanges } from './acts/use-list-changes.ts';
import { DeletePromptsDialog } from './delete-prompts-dialog.tsx';
import { FillDialog } from './fill-dialog.tsx';
import { countFilters, type LibrarySearch, noFilters } from './library-search.ts';
import { Masonry } from './masonry.tsx';
import { FailedPrompts, NothingFound, NothingSaved } from './nothing.tsx';
import { PromptCard } from './prompt-card.tsx';
import { SelectionBar } from './selection-bar.tsx';

interface MyPromptsProps {
  filters: LibrarySearch;
  folders: readonly Folder[];
  onFilter: (change: LibrarySearch) => void;
  /** How many fit, as soon as it is known. */
  onCount: (count: number | undefined) => void;
}

/** The prompts that fit the filters, with what can be done to one or to many. */
export function MyPrompts({ filters, folders, onFilter, onCount }: MyPromptsProps) {
  const { search, category, tag, folder, sort } = filters;
  const list = useInfiniteQuery({
    ...promptsQuery({ search, category, tag, folder, sort }),
    placeholderData: keepPreviousData,
  });
  useListPosition(list);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [toDelete, setToDelete] = useState<string[]>([]);
  const [toFill, setToFill] = useState<Prompt>();
  const { remove, move } = useListChanges();
  const prompts = list.data?.pages.flatMap((page) => page.items) ?? [];
  const total = list.data?.pages[0]?.total;
  useEffect(() => onCount(total), [onCount, total]);
  const chosen = prompts.filter(({ id }) => selected.includes(id));
  const isFiltered = countFilters(filters) > 0;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {list.error && !list.isFetchNextPageError && (
        <FailedPrompts error={list.error} onRetry={list.refetch} />
      )}
      {list.isPending && <CardSkeletons />}
      {total === 0 &&
        (isFiltered ? (
          <NothingFound filters={filters} folders={folders} onClear={() => onFilter(noFilters)} />
        ) : (
          <NothingSaved />
        ))}
      <Masonry isDim={list.isPlaceholderData}>
        {prompts.map((prompt) => (
          <PromptCard
            key={prompt.id}
            prompt={prompt}
            search={filters}
            isSelected={selected.includes(prompt.id)}
            onSelect={(on) =>
              setSelected(on ? [...selected, prompt.id] : selected.filter((id) => id !== prompt.id))
            }
            onDelete={() => setToDelete([prompt.id])}
            onFill={() => setToFill(prompt)}
            onTag={(name) => onFilter({ tag: name })}
            onError={(text) => showToast({ text })}
          />
        ))}
      </Masonry>
      {list.hasNextPage && (
        <MoreOnSight
          isBusy={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
      {chosen.length > 0 && (
        <SelectionBar
          count={chosen.length}
          folders={folders}
          onClear={() => setSelected([])}
          onMove={(folderId) => {
            const place = folders.find(({ id }) => id === folderId);
            move({
              ids: chosen.map(({ id }) => id),
              folderId,
              place: place ? `“${place.name}”` : '“No folder”',
            });
            setSelected([]);
          }}
          onDelete={() => setToDelete(chosen.map(({ id }) => id))}
        />
      )}
      <DeletePromptsDialog
        ids={toDelete}
        prompts={prompts}
        onClose={() => setToDelete([])}
        onConfirm={(ids) => {
          remove(ids);
          setSelected(selected.filter((id) => !ids.includes(id)));
        }}
      />
      {toFill && <FillDialog prompt={toFill} onClose={() => setToFill(undefined)} />}
    </div>
  );
}

const CardSkeletons = () => (
  <div aria-hidden="true" className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
    {[0, 1, 2, 3, 4, 5].map((card) => (
      <div key={card} className="h-56 rounded-card border border-hairline bg-surface" />
    ))}
  </div>
);
