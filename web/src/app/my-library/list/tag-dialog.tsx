import { useQuery } from '@tanstack/react-query';
import { promptFacetsQuery } from '../../../lib/api/prompts.ts';
import type { ListChanges } from '../acts/use-list-changes.ts';
import { PickDialog } from './pick-dialog.tsx';

interface TagDialogProps {
  ids: string[];
  /** Tags that all of them have. */
  held: readonly string[];
  tag: ListChanges['tag'];
  onClose: () => void;
}

/** Gives prompts a tag, or takes one from them that all have. */
export function TagDialog({ ids, held, tag, onClose }: TagDialogProps) {
  const known = useQuery(promptFacetsQuery).data?.tags ?? [];
  const has = new Set(held.map((name) => name.toLowerCase()));
  const options = [
    ...known
      .filter(({ name }) => !has.has(name.toLowerCase()))
      .map(({ name, count }) => ({ value: name, name, label: name, hint: count.toLocaleString('en-US') })),
    ...held.map((name) => ({ value: name, name, label: name, hint: 'Remove' })),
  ];
  return (
    <PickDialog
      title={ids.length === 1 ? 'Tag the prompt' : `Tag ${ids.length.toLocaleString('en-US')} prompts`}
      label="Tag name"
      options={options}
      newLabel={(name) => `Add tag “${name}”`}
      onChoose={(name) => {
        onClose();
        tag(has.has(name.toLowerCase()) ? { ids, remove: [name] } : { ids, add: [name] });
      }}
      onNew={(name) => {
        onClose();
        tag({ ids, add: [name] });
      }}
      onClose={onClose}
    />
  );
}
