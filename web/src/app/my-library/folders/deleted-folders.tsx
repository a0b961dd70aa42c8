import { useQuery } from '@tanstack/react-query';
import { deletedFoldersQuery, restoreFolder } from '../../../lib/api/folders.ts';
import { dayInWords } from '../../../lib/day-in-words.ts';
import { Button } from '../../../ui/button.tsx';
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
    <section aria-labelledby="deleted-folders" className="flex flex-col gap-2">
      <h2 id="deleted-folders" className="text-16 font-medium">
        Deleted folders
      </h2>
      <ul className="border-t border-hairline">
        {data.items.map(({ id, name, purged_at }) => (
          <li key={id} className="flex min-h-10 flex-wrap items-center gap-x-4 border-b border-hairline py-1">
            <span className="min-w-40 flex-1 truncate text-14 text-ink" title={name}>
              {name}
            </span>
            <span className="text-13 text-mute tabular">
              until {dayInWords(purged_at, { month: 'short' })}
            </span>
            <Button
              look="quiet"
              size="small"
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
