import type { Folder, PromptRow } from '@whetstone/contract';
import { lazy, Suspense } from 'react';
import type { ListChanges } from '../acts/use-list-changes.ts';
import { DeletePromptsDialog } from '../delete-prompts-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { TagDialog } from './tag-dialog.tsx';

const ExportDialog = lazy(async () => ({
  default: (await import('../transfer/export-dialog.tsx')).ExportDialog,
}));

/** What is asked about before it is done, and to which prompts. */
export interface Asked {
  act: 'move' | 'tag' | 'publish' | 'delete' | 'export';
  ids: string[];
}

interface ListActsProps {
  asked: Asked | undefined;
  rows: readonly PromptRow[];
  folders: readonly Folder[];
  changes: ListChanges;
  onClose: () => void;
}

const heldByAll = (rows: readonly PromptRow[], count: number) =>
  rows.length < count
    ? []
    : (rows[0]?.tags ?? []).filter((tag) =>
        rows.every((row) => row.tags.some((other) => other.toLowerCase() === tag.toLowerCase())),
      );

/** The dialogs of a list's acts. */
export function ListActs({ asked, rows, folders, changes, onClose }: ListActsProps) {
  if (!asked) return null;
  const { act, ids } = asked;
  const meant = new Set(ids);
  const known = rows.filter(({ id }) => meant.has(id));
  const shared = { ids, onClose };
  switch (act) {
    case 'move':
      return <MoveDialog {...shared} folders={folders} move={changes.move} />;
    case 'tag':
      return <TagDialog {...shared} held={heldByAll(known, ids.length)} tag={changes.tag} />;
    case 'publish':
      return <PublishDialog {...shared} rows={known} publish={changes.publish} />;
    case 'delete':
      return <DeletePromptsDialog {...shared} prompts={known} onConfirm={changes.remove} />;
    case 'export':
      return (
        <Suspense>
          <ExportDialog {...shared} />
        </Suspense>
      );
  }
}
