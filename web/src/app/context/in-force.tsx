import { useQuery } from '@tanstack/react-query';
import { foldersQuery } from '../../lib/api/folders.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { useState } from 'react';
import type { CardForm } from './card-form.ts';

const prompters = [
  { id: 'content', name: 'Content Prompter' },
  { id: 'visual', name: 'Visual Prompter' },
  { id: 'code', name: 'Code Prompter' },
] as const;

interface InForceProps {
  form: CardForm;
  onChange: (form: CardForm) => void;
}

const toggled = <Item,>(list: readonly Item[], item: Item): Item[] =>
  list.includes(item) ? list.filter((each) => each !== item) : [...list, item];

const Place = ({ name, isOn, onPress }: { name: string; isOn: boolean; onPress: () => void }) => (
  <button
    type="button"
    aria-pressed={isOn}
    className={`chip offer pr-3 ${isOn ? 'offer-on' : ''}`}
    onClick={onPress}
  >
    {name}
  </button>
);

/** Where a card is in force by itself; anywhere else it is switched on above the goal. */
export function InForce({ form, onChange }: InForceProps) {
  const folders = useQuery(foldersQuery).data?.items ?? [];
  // Once it was chosen it stays in its place, on or off.
  const [shown, setShown] = useState<ReadonlySet<string>>(() => new Set(form.folders));
  const toggle = (id: string) => onChange({ ...form, folders: toggled(form.folders, id) });
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-2 text-13 font-medium text-ink">Use automatically in</legend>
      <div className="flex flex-wrap gap-2">
        {prompters.map(({ id, name }) => (
          <Place
            key={id}
            name={name}
            isOn={form.prompters.includes(id)}
            onPress={() => onChange({ ...form, prompters: toggled(form.prompters, id) })}
          />
        ))}
      </div>
      {folders.length > 0 && (
        <fieldset aria-label="Folders" className="flex flex-wrap items-center gap-2">
          {folders
            .filter(({ id }) => shown.has(id))
            .map(({ id, name }) => (
              <Place key={id} name={name} isOn={form.folders.includes(id)} onPress={() => toggle(id)} />
            ))}
          <div className="w-48">
            <SelectField
              label="Add a folder"
              isLabelHidden
              value=""
              options={[
                { value: '', label: 'Add a folder' },
                ...folders
                  .filter(({ id }) => !shown.has(id))
                  .map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChoose={(id) => {
                setShown(new Set([...shown, id]));
                toggle(id);
              }}
            />
          </div>
        </fieldset>
      )}
    </fieldset>
  );
}
