import { useQueryClient } from '@tanstack/react-query';
import type { Folder } from '@whetstone/contract';
import { useEffect, useRef, useState } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { findPromptIds, promptQuery } from '../../../lib/api/prompts.ts';
import { FailedRead } from '../../../shared/failed-read/failed-read.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useListChanges } from '../acts/use-list-changes.ts';
import { countFilters, type LibrarySearch, noFilters } from '../library-search.ts';
import { FailedPrompts, NothingFound, NothingSaved } from '../nothing.tsx';
import { ActBar } from './act-bar.tsx';
import { copyPrompt } from './copy-prompt.ts';
import { prepareDrag } from './drag.ts';
import { type Asked, ListActs } from './list-acts.tsx';
import { ListHead } from './list-head.tsx';
import { ListRow } from './list-row.tsx';
import { Preview } from './preview.tsx';
import { PreviewSkeleton } from './preview-skeleton.tsx';
import { PreviewPlace } from './preview-place.tsx';
import { extend, selectAll, toggle } from './selection.ts';
import { RowSkeletons } from './row-skeletons.tsx';
import { useAwaitedSearch } from './use-awaited-search.ts';
import { useFoundRows } from './use-found-rows.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { useKeyActs } from './use-key-acts.ts';
import { usePicking } from './use-picking.ts';

export interface PromptListProps {
  filters: LibrarySearch;
  folders: readonly Folder[];
  onFilter: (change: LibrarySearch) => void;
  /** How many fit, as soon as it is known. */
  onCount: (count: number | undefined) => void;
}

/** How long the keys rest on a row before it is read. */
const restMs = 80;
const rowHeight = 40;

/** Puts the focus on a row that is drawn; answers whether it is. */
function focusRow(list: Element | null, id: string): boolean {
  const row = list?.querySelector<HTMLElement>(`[data-row="${id}"] button`);
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
  return row !== undefined && row !== null;
}

/** Room for what is open beside the list. */
const roomForPreview = '(min-width: 78rem)';

/** The prompts that fit the filters, one on a line, beside what is open of them; all of it by keys too. */
export function PromptList({ filters, folders, onFilter, onCount }: PromptListProps) {
  const { search, category, tag, folder, sort, open } = filters;
  const asked = { search, category, tag, folder, sort };
  const { list, rows, problems, total, words, isSettled, onReach } = useFoundRows(asked);
  const cache = useQueryClient();
  const changes = useListChanges();
  const isWide = useMedia(roomForPreview);
  const box = useRef<HTMLDivElement>(null);
  const virtual = useRef<WindowVirtualizerHandle>(null);
  const { selection, setSelection, isPicking, pick, clear } = usePicking(JSON.stringify(asked));
  const [current, setCurrent] = useState<string>();
  const [toAsk, setToAsk] = useState<Asked>();
  const order = rows.map(({ id }) => id);
  const here = current !== undefined && order.includes(current) ? current : (open ?? order[0]);
  const at = here === undefined ? -1 : order.indexOf(here);
  const shown = open ?? (isWide ? order[0] : undefined);
  const selected = [...selection.ids];
  const meant = selected.length > 0 ? selected : here === undefined ? [] : [here];
  const ask = (act: Asked['act'], ids = meant) => ids.length > 0 && setToAsk({ act, ids });

  useEffect(() => onCount(total), [onCount, total]);

  // A row that keys rest on is read beside the list; the address follows, so that a reload shows the same.
  useEffect(() => {
    if (!isWide || current === undefined || current === open) return undefined;
    const timer = setTimeout(() => onFilter({ open: current }), restMs);
    return () => clearTimeout(timer);
  }, [isWide, current, open, onFilter]);

  const goTo = (index: number) => {
    const id = order[Math.max(0, Math.min(index, order.length - 1))];
    if (id === undefined) return undefined;
    setCurrent(id);
    const place = order.indexOf(id);
    if (!focusRow(box.current, id)) {
      virtual.current?.scrollToIndex(place, { align: 'center' });
      requestAnimationFrame(() => focusRow(box.current, id));
    }
    onReach(place);
    return id;
  };
  const awaitSearch = useAwaitedSearch(search, isSettled, () => goTo(0));
  const extendTo = (index: number) => {
    const from = here === undefined ? selection : extend(selection, here, order);
    const id = goTo(index);
    if (id !== undefined) setSelection(extend(from, id, order));
  };
  const selectMatching = async () => {
    const { ids } = await findPromptIds(asked);
    setSelection(selectAll(selection, ids));
  };
  const close = () => {
    clear();
    if (!isWide) onFilter({ open: undefined });
  };
  const copy = (id: string) =>
    void copyPrompt(
      () => cache.fetchQuery(promptQuery(id)),
      () => onFilter({ open: id }),
    );
  useKeyActs(box, {
    firstFound: awaitSearch,
    next: () => goTo(current === undefined && open === undefined ? 0 : at + 1),
    previous: () => goTo(at - 1),
    extendNext: () => extendTo(at + 1),
    extendPrevious: () => extendTo(at - 1),
    select: () => here !== undefined && setSelection(toggle(selection, here)),
    selectRange: () => here !== undefined && setSelection(extend(selection, here, order)),
    selectAll: () => isSettled && setSelection(selectAll(selection, order)),
    clear: close,
    open: () => here !== undefined && onFilter({ open: here }),
    edit: () => here !== undefined && onFilter({ open: here, edit: here }),
    copy: () => here !== undefined && copy(here),
    ask,
  });
  const preview = shown !== undefined && (
    <Preview
      id={shown}
      isTitled={isWide}
      search={filters}
      folders={folders}
      onMove={() => ask('move', [shown])}
      onTag={() => ask('tag', [shown])}
      onPublish={() => ask('publish', [shown])}
      onDelete={() => ask('delete', [shown])}
    />
  );
  const isFiltered = countFilters(filters) > 0;
  const hasFailed = list.error !== null && !list.isFetchNextPageError;
  const isBare = total === 0 || (hasFailed && open === undefined && rows.length === 0);
  return (
    <div
      className={`grid min-w-0 items-start gap-x-6 ${isBare ? '' : 'min-[78rem]:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]'}`}
    >
      <div
        ref={box}
        className={`flex min-w-0 flex-col gap-4 ${selected.length > 0 ? 'min-h-[calc(100dvh-9rem)]' : ''}`}
        onPointerEnter={prepareDrag}
      >
        {hasFailed && <FailedPrompts error={list.error} onRetry={list.refetch} />}
        {problems.length > 0 && <MessageBox look="bad">{problems.join(' ')}</MessageBox>}
        {list.isLoading && <RowSkeletons />}
        {total === 0 &&
          (isFiltered ? (
            <NothingFound filters={filters} folders={folders} onClear={() => onFilter(noFilters)} />
          ) : (
            <NothingSaved />
          ))}
        {rows.length > 0 && (
          <section
            aria-label="Prompts"
            className={`${list.isPlaceholderData ? 'opacity-60' : ''} ${isPicking ? 'picking' : ''}`}
          >
            <ListHead isFiltered={isFiltered} isPicking={isPicking} onPick={pick} />
            <div id="prompts" tabIndex={-1} className="ruled-rows @container">
              <WindowVirtualizer
                ref={virtual}
                as="ul"
                item="li"
                itemSize={rowHeight}
                data={rows}
                ssrCount={Math.min(rows.length, 30)}
                onScroll={() => onReach(virtual.current?.findItemIndex(scrollY + innerHeight) ?? 0)}
              >
                {(row) => (
                  <ListRow
                    key={row.id}
                    row={row}
                    words={words}
                    folderName={folder ? undefined : folders.find(({ id }) => id === row.folder_id)?.name}
                    isCurrent={row.id === here}
                    isOpen={row.id === shown}
                    isSelected={selection.ids.has(row.id)}
                    onOpen={(event) => {
                      setCurrent(row.id);
                      if (event.shiftKey) setSelection(extend(selection, row.id, order));
                      else if (event.ctrlKey || event.metaKey) setSelection(toggle(selection, row.id));
                      else onFilter({ open: row.id });
                    }}
                    onSelect={(isRange) => {
                      setCurrent(row.id);
                      setSelection(isRange ? extend(selection, row.id, order) : toggle(selection, row.id));
                    }}
                    onFocus={() => setCurrent(row.id)}
                    onCopy={isWide || isPicking ? undefined : () => copy(row.id)}
                    dragged={() => (selection.ids.has(row.id) ? selected : [row.id])}
                  />
                )}
              </WindowVirtualizer>
            </div>
          </section>
        )}
        {list.isFetchNextPageError && (
          <FailedRead
            heading="h3"
            error={list.error}
            title="The rest didn’t load"
            onRetry={() => list.fetchNextPage()}
          />
        )}
        {selected.length > 0 && (
          <ActBar
            count={selected.length}
            all={total}
            onAll={() =>
              void selectMatching().catch(() =>
                showToast({ text: 'Not all prompts could be selected. Please try again.' }),
              )
            }
            onMove={() => ask('move')}
            onTag={() => ask('tag')}
            onPublish={() => ask('publish')}
            onExport={() => ask('export')}
            onDelete={() => ask('delete')}
            onClear={clear}
          />
        )}
      </div>
      {isWide && list.isLoading && open === undefined && (
        <PreviewPlace isBeside isOpen={false} title="" onClose={() => undefined}>
          <PreviewSkeleton isTitled />
        </PreviewPlace>
      )}
      {shown !== undefined && !(isWide && total === 0) && (
        <PreviewPlace
          isBeside={isWide}
          isOpen={open !== undefined}
          title={rows.find(({ id }) => id === open)?.title ?? 'A prompt'}
          onClose={() => onFilter({ open: undefined })}
        >
          {preview}
        </PreviewPlace>
      )}
      <ListActs
        asked={toAsk}
        rows={rows}
        folders={folders}
        changes={{
          ...changes,
          move: (input) => {
            changes.move(input);
            clear();
          },
          remove: (ids) => {
            changes.remove(ids);
            clear();
            if (shown !== undefined && ids.includes(shown)) onFilter({ open: undefined });
          },
        }}
        onClose={() => setToAsk(undefined)}
      />
    </div>
  );
}
