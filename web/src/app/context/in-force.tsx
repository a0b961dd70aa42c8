import { useQuery } from '@tanstack/react-query';
import { foldersQuery } from '../../lib/api/folders.ts';
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
    className={isOn ? 'chip offer offer-on' : 'chip offer'}
    onClick={onPress}
  >
    {name}
  </button>
);

/** Where a card is in force by itself; anywhere else it is switched on above the goal. */
export function InForce({ form, onChange }: InForceProps) {
  const folders = useQuery(foldersQuery).data?.items ?? [];
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
        <fieldset aria-label="Folders" className="pt-2">
          <p aria-hidden="true" className="pb-2 text-13 text-mute">
            Folders
          </p>
          <div className="flex flex-wrap gap-2">
            {folders.map(({ id, name }) => (
              <Place
                key={id}
                name={name}
                isOn={form.folders.includes(id)}
                onPress={() => onChange({ ...form, folders: toggled(form.folders, id) })}
              />
            ))}
          </div>
        </fieldset>
      )}
    </fieldset>
  );
}
