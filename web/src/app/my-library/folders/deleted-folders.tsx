import { useQuery } from '@tanstack/react-query';
import { deletedFoldersQuery, restoreFolder } from '../../../lib/api/folders.ts';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { Button } from '../../../ui/button.tsx';
import { TitleOnALine } from '../../../shared/library-cards/beginning.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { usePromptChange } from '../use-prompt-change.ts';

/** Folders whose deletion can be undone; nothing where there is none. */
export function DeletedFolders() {
  const { data } = useQuery(deletedFoldersQuery);
  const restore = usePromptChange(restoreFolder, {
    onDone: ({ name }) => showToast({ text: `“${name}” and its contents were restored.` }),
    failure: 'The folder was not restored.',
  });
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="deleted-folders">
      <div className="rows-head">
        <h2 id="deleted-folders">Deleted folders</h2>
      </div>
      <ul className="ruled-rows @container">
        {data.items.map(({ id, name, purged_at }) => (
          <li key={id} className="own-row ruled-row">
            <div className="own-row-words">
              <span className="own-row-title">
                <TitleOnALine title={name} />
              </span>
              <span className="own-row-place tabular">until {dayInWords(purged_at, { month: 'short' })}</span>
            </div>
            <Button
              look="quiet"
              size="small"
              className="own-row-act px-2!"
              aria-label={`Restore the folder ${name}`}
              disabled={restore.isPending}
              onClick={() => restore.mutate(id)}
            >
              Restore
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
