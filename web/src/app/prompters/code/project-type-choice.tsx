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
      <legend className="pb-1.5 text-13 font-medium text-ink">Project type</legend>
      <div className="flex flex-wrap gap-x-1.5 gap-y-2">
        {projectTypes.map(({ id, name: title }) => (
          <label
            key={id}
            className="inline-flex h-9 items-center rounded-control border border-outline bg-raised px-2.5 text-13 font-medium text-ink hover:border-border has-checked:border-ink has-checked:inset-ring has-checked:inset-ring-ink has-focus-visible:focus-ring pointer-coarse:h-11"
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
