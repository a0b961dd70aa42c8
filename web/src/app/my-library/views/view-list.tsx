import { useQuery } from '@tanstack/react-query';
import type { SavedView } from '@whetstone/contract';
import { useState } from 'react';
import { describeError } from '../../../lib/api/describe-error.ts';
import { forgetView, keepView, savedViewsQuery } from '../../../lib/api/saved-views.ts';
import { Button } from '../../../ui/button.tsx';
import { CloseIcon } from '../../../ui/icons/icons.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { offerUndo } from '../acts/undo.ts';
import { folderRowLook } from '../folders/folder-item.tsx';
import { countFilters, type LibrarySearch } from '../library-search.ts';
import { usePromptChange } from '../use-prompt-change.ts';
import { isShown, viewOf } from './view-of.ts';

interface ViewListProps {
  filters: LibrarySearch;
  onFilter: (change: LibrarySearch) => void;
}

/** Filters that are kept under a name: one press shows them again. */
export function ViewList({ filters, onFilter }: ViewListProps) {
  const views = useQuery(savedViewsQuery).data?.items ?? [];
  const [isNaming, setIsNaming] = useState(false);
  const keep = usePromptChange(keepView, { failure: 'The view was not saved.' });
  const forget = usePromptChange((view: SavedView) => forgetView(view.id), {
    onDone: ({ name, filters: kept }) =>
      offerUndo(`View “${name}” deleted.`, () => keep.mutate({ name, filters: kept })),
    failure: 'The view was not deleted.',
  });
  const canKeep = countFilters(filters) > 0 && !views.some((view) => isShown(view, filters));
  if (views.length === 0 && !canKeep) return null;
  return (
    <section aria-labelledby="views">
      <h2 id="views" className="facet-head">
        Views
      </h2>
      <ul className="-mx-2">
        {views.map((view) => (
          <li key={view.id} className="group relative flex items-center">
            <button
              type="button"
              aria-pressed={isShown(view, filters)}
              onClick={() => onFilter({ ...viewOf(view.filters), view: undefined })}
              className={folderRowLook}
            >
              <span className="min-w-0 flex-1 truncate" title={view.name}>
                {view.name}
              </span>
            </button>
            <button
              type="button"
              aria-label={`Delete view ${view.name}`}
              onClick={() => forget.mutate(view)}
              className="absolute right-0.5 inline-flex size-7 items-center justify-center rounded-control text-mute opacity-0 group-hover:opacity-100 hover:text-ink focus-visible:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-100"
            >
              <CloseIcon />
            </button>
          </li>
        ))}
      </ul>
      {canKeep && (
        <Button look="quiet" size="small" className="-ml-2 px-2!" onClick={() => setIsNaming(true)}>
          Save this view
        </Button>
      )}
      {isNaming && <NameView filters={filters} onClose={() => setIsNaming(false)} />}
    </section>
  );
}

function NameView({ filters, onClose }: { filters: LibrarySearch; onClose: () => void }) {
  const [name, setName] = useState('');
  const keep = usePromptChange(keepView, { onDone: onClose, isToldElsewhere: true });
  return (
    <Dialog open onClose={onClose} title="Save this view">
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() !== '') keep.mutate({ name: name.trim(), filters: viewOf(filters) });
        }}
      >
        <TextField
          label="Name"
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
        {keep.error && <MessageBox look="bad">{describeError(keep.error)}</MessageBox>}
        <div className="dialog-foot">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" busy={keep.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
