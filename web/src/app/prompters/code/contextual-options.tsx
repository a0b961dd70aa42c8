import type { ProjectTypeId } from '@whetstone/engine/catalogue';
import {
  type ChosenOptions,
  type CodeOptionId,
  codeOptions,
  optionsOf,
  readChoices,
} from './code-options.ts';

interface ContextualOptionsProps {
  projectType: ProjectTypeId;
  chosen: ChosenOptions;
  onChoose: (chosen: ChosenOptions) => void;
}

const noPreference = { value: '', label: 'No preference' };

/** What can be said of the project's making; the project type decides which. */
export function ContextualOptions({ projectType, chosen, onChoose }: ContextualOptionsProps) {
  const inspiration = codeOptions.inspiration.choices.find(({ value }) => value === chosen.inspiration);
  const ids = optionsOf(projectType);
  const select = (id: CodeOptionId) => (
    <label
      key={id}
      className="flex min-w-0 items-center gap-3 border-b border-hairline text-14 pointer-coarse:text-16"
    >
      <span className="flex-none text-ink">{codeOptions[id].label}</span>
      <select
        value={chosen[id] ?? ''}
        onChange={(event) => onChoose(readChoices({ ...chosen, [id]: event.target.value }))}
        className={`field field-quiet h-10 min-w-0 flex-1 text-14 pointer-coarse:h-11 ${chosen[id] ? '' : 'text-mute'}`}
      >
        {[noPreference, ...codeOptions[id].choices].map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className="flex flex-col">
      {ids.includes('inspiration') && (
        <>
          {select('inspiration')}
          <p className="min-h-5 pt-2 pb-1 text-13 text-mute">
            {inspiration ? `${inspiration.about}.` : 'A starting style. Your own words take priority.'}
          </p>
        </>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] gap-x-4">
        {ids.filter((id) => id !== 'inspiration').map(select)}
      </div>
    </div>
  );
}
