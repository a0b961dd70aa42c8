import { type ProjectTypeId, projectTypes } from '@whetstone/engine/catalogue';
import { useId } from 'react';

interface ProjectTypeChoiceProps {
  value: ProjectTypeId;
  onChoose: (value: ProjectTypeId) => void;
}

/** What is to be built, one of six, and what the chosen one means. */
export function ProjectTypeChoice({ value, onChoose }: ProjectTypeChoiceProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={`${name}-about`}>
      <legend className="pb-2 text-13 font-medium text-ink">Project type</legend>
      <div className="grid grid-cols-3 gap-2">
        {projectTypes.map(({ id, name: title }) => (
          // Outlined, as what is set is everywhere; ink is for answers.
          <label
            key={id}
            className="chip has-checked:border-border has-checked:bg-raised has-checked:font-medium has-checked:text-ink"
          >
            <input
              type="radio"
              name={name}
              checked={id === value}
              onChange={() => onChoose(id)}
              className="sr-only"
            />
            {title}
          </label>
        ))}
      </div>
      <p id={`${name}-about`} className="pt-2 text-13 text-mute">
        {projectTypes.find(({ id }) => id === value)?.description}.
      </p>
    </fieldset>
  );
}
