import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { foldersQuery } from '../../lib/api/folders.ts';
import { promptFacetsQuery } from '../../lib/api/prompts.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClasses } from '../../ui/button-classes.ts';
import { MessageBox } from '../../ui/message-box.tsx';
import { Bin } from './bin.tsx';
import { countInWords } from './count-in-words.ts';
import { EditPrompt } from './edit/edit-prompt.tsx';
import { Favorites } from './favorites.tsx';
import { DeletedFolders } from './folders/deleted-folders.tsx';
import { LibraryFilters } from './library-filters.tsx';
import type { LibrarySearch } from './library-search.ts';
import { RowSkeletons } from './list/row-skeletons.tsx';
import { LookChoice } from './look-choice.tsx';
import { keepLook, readLook } from './library-look.ts';
import { storageWords } from './storage-words.ts';

// One of two ways to look at the prompts, loaded beside the screen.
const PromptList = lazy(async () => ({ default: (await import('./list/prompt-list.tsx')).PromptList }));
const MyPrompts = lazy(async () => ({ default: (await import('./my-prompts.tsx')).MyPrompts }));

// Opened now and then: not part of the screen's first load.
const ImportDialog = lazy(async () => ({
  default: (await import('./transfer/import-dialog.tsx')).ImportDialog,
}));
const ExportDialog = lazy(async () => ({
  default: (await import('./transfer/export-dialog.tsx')).ExportDialog,
}));

interface MyLibraryProps {
  userId: string;
  filters: LibrarySearch;
  onFilter: (change: LibrarySearch) => void;
}

export function MyLibrary({ userId, filters, onFilter }: MyLibraryProps) {
  const facets = useQuery(promptFacetsQuery).data;
  const fullness = facets && storageWords(facets.storage);
  const folders = useQuery(foldersQuery).data?.items ?? [];
  const [transfer, setTransfer] = useState<'import' | 'export'>();
  const [look, setLook] = useState(readLook);
  const [hasTools, setHasTools] = useState(false);
  const [found, setFound] = useState<number>();
  const { view, edit, folder } = filters;
  const hasNone = facets?.total === 0;
  // Where there is nothing to narrow down, a narrow window has no button for it.
  const isNew = facets !== undefined && facets.total + facets.favorites + facets.binned === 0;
  const Prompts = look === 'cards' ? MyPrompts : PromptList;
  return (
    <div className="page">
      <a
        href="#prompts"
        className="sr-only z-30 bg-raised focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:p-3"
      >
        Skip to the prompts
      </a>
      <header className="page-head">
        <h1>My Prompts</h1>
        <output>{countInWords(filters, facets, found)}</output>
        <div className="page-head-acts">
          {!view && (
            <Button
              size="small"
              className="sm:hidden"
              aria-expanded={hasTools}
              onClick={() => setHasTools(!hasTools)}
            >
              More
            </Button>
          )}
          {!view && (
            <div
              className={`flex items-center gap-2 max-sm:order-1 max-sm:basis-full max-sm:*:flex-1 ${hasTools ? '' : 'max-sm:hidden'}`}
            >
              {!hasNone && (
                <LookChoice
                  look={look}
                  onChoose={(chosen) => {
                    keepLook(chosen);
                    setLook(chosen);
                  }}
                />
              )}
              <Button look="quiet" size="small" onClick={() => setTransfer('import')}>
                Import
              </Button>
              {!hasNone && (
                <Button look="quiet" size="small" onClick={() => setTransfer('export')}>
                  Export
                </Button>
              )}
            </div>
          )}
          <Link
            to="/user-library"
            search={{ ...filters, edit: 'new' }}
            resetScroll={false}
            className={buttonClasses('primary', 'small', 'page-act')}
          >
            New Prompt
          </Link>
        </div>
      </header>
      {fullness && <MessageBox look="done">{fullness}</MessageBox>}
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <div
          className={`${isNew ? 'max-lg:hidden' : ''} lg:sticky lg:top-20 lg:-mx-3 lg:-mt-1 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto lg:px-3 lg:pt-1 lg:pb-4`}
        >
          <LibraryFilters
            filters={filters}
            folders={folders}
            onFilter={(change) => onFilter({ open: undefined, ...change })}
          />
        </div>
        {view === 'bin' && (
          <div className="flex flex-col gap-6">
            <Bin />
            <DeletedFolders />
          </div>
        )}
        {view === 'favorites' && <Favorites />}
        {!view && (
          <Suspense fallback={<RowSkeletons />}>
            <Prompts filters={filters} folders={folders} onFilter={onFilter} onCount={setFound} />
          </Suspense>
        )}
      </div>
      {edit && (
        <EditPrompt
          key={edit}
          id={edit}
          userId={userId}
          folderId={folder}
          folders={folders}
          onClose={() => onFilter({ edit: undefined })}
          onSaved={(id) => onFilter({ edit: undefined, open: look === 'list' ? id : undefined })}
        />
      )}
      <Suspense>
        {transfer === 'import' && <ImportDialog onClose={() => setTransfer(undefined)} />}
        {transfer === 'export' && <ExportDialog onClose={() => setTransfer(undefined)} />}
      </Suspense>
    </div>
  );
}
