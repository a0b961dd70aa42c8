import type { Retagged } from '@whetstone/contract';
import {
  deletePrompts,
  movePrompts,
  publishPrompts,
  restorePrompts,
  tagPrompts,
  untagPrompts,
} from '../../../lib/api/prompts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { deleteChange, moveChange, publishChange, tagChange } from '../change-cached.ts';
import { usePromptChange } from '../use-prompt-change.ts';
import { offerUndo } from './undo.ts';

interface Move {
  ids: string[];
  folderId: string | null;
  /** Where they go, as people read it. */
  place: string;
}

interface Tagging {
  ids: string[];
  add?: string[];
  remove?: string[];
}

interface Publication {
  ids: string[];
  isPublic: boolean;
}

type Places = readonly { id: string; folder_id: string | null }[];

const counted = (count: number, did: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'prompt' : 'prompts'} ${did}`;

/** Puts prompts back where they were, folder by folder. */
const moveBack = (before: Places) =>
  Promise.all(
    [...new Set(before.map(({ folder_id }) => folder_id))].map((folder_id) =>
      movePrompts({
        ids: before.flatMap((prompt) => (prompt.folder_id === folder_id ? [prompt.id] : [])),
        folder_id,
      }),
    ),
  );

/** Acts on one prompt or on many: shown at once, taken back on failure, undone on request. */
export function useListChanges() {
  const restore = usePromptChange(restorePrompts, {
    failure: 'Nothing was restored. What you deleted is still in the trash.',
  });
  const remove = usePromptChange(deletePrompts, {
    atOnce: deleteChange,
    failure: 'Nothing was deleted.',
    onDone: ({ deleted }) =>
      offerUndo(
        deleted.length === 1 ? 'Moved to the trash.' : counted(deleted.length, 'moved to the trash.'),
        () => restore.mutate(deleted),
      ),
  });
  const undoMove = usePromptChange(moveBack, { failure: 'The prompts were not moved back.' });
  const move = usePromptChange(({ ids, folderId }: Move) => movePrompts({ ids, folder_id: folderId }), {
    atOnce: ({ ids, folderId }) => moveChange(ids, folderId),
    failure: 'Nothing was moved.',
    onDone: ({ before }, { place }) =>
      offerUndo(counted(before.length, `moved to ${place}.`), () => undoMove.mutate(before)),
  });
  const undoTags = usePromptChange((changed: Retagged[]) => untagPrompts(changed), {
    failure: 'The tags were not changed.',
  });
  const tag = usePromptChange(tagPrompts, {
    atOnce: ({ ids, add = [], remove: taken = [] }: Tagging) => tagChange(ids, add, taken),
    failure: 'No tags were changed.',
    onDone: ({ changed }, { add = [] }) => {
      if (changed.length === 0) return showToast({ text: 'Nothing to add: these tags are already there.' });
      const did = add.length > 0 ? `tagged “${add.join(', ')}”.` : 'untagged.';
      return offerUndo(counted(changed.length, did), () => undoTags.mutate(changed));
    },
  });
  const undoPublication = usePromptChange(({ ids, isPublic }: Publication) => publishPrompts(ids, isPublic), {
    failure: 'The change was not undone.',
  });
  const publish = usePromptChange(({ ids, isPublic }: Publication) => publishPrompts(ids, isPublic), {
    atOnce: ({ ids, isPublic }) => publishChange(ids, isPublic),
    failure: 'Nothing was changed.',
    onDone: ({ ids, refused }, { isPublic }) => {
      const left = refused.length > 0 ? ` Taken down by an admin and still private: ${refused.length}.` : '';
      const text = `${counted(ids.length, isPublic ? 'now public.' : 'now private.')}${left}`;
      if (ids.length === 0) showToast({ text });
      else offerUndo(text, () => undoPublication.mutate({ ids, isPublic: !isPublic }));
    },
  });
  return { remove: remove.mutate, move: move.mutate, tag: tag.mutate, publish: publish.mutate };
}

export type ListChanges = ReturnType<typeof useListChanges>;
