import type { ProjectTypeId } from '@whetstone/engine/catalogue';
import { SelectField } from '../../../ui/select-field.tsx';
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
    <SelectField
      key={id}
      label={codeOptions[id].label}
      value={chosen[id] ?? ''}
      options={[noPreference, ...codeOptions[id].choices]}
      onChoose={(value) => onChoose(readChoices({ ...chosen, [id]: value }))}
    />
  );
  return (
    <div className="flex flex-col gap-4">
      {ids.includes('inspiration') && (
        <div className="flex flex-col gap-1.5">
          {select('inspiration')}
          <p className="min-h-5 text-13 text-mute">
            {inspiration ? `${inspiration.about}.` : 'A starting style. Your own words take priority.'}
          </p>
        </div>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-4">
        {ids.filter((id) => id !== 'inspiration').map(select)}
      </div>
    </div>
  );
}
