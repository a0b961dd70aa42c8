import { type ProjectTypeId, projectTypes } from '@whetstone/engine/catalogue';
import { useId } from 'react';

interface ProjectTypeCardsProps {
  value: ProjectTypeId;
  onChoose: (value: ProjectTypeId) => void;
}

export function ProjectTypeCards({ value, onChoose }: ProjectTypeCardsProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 text-13 font-medium text-ink">Project type</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {projectTypes.map(({ id, name: title, description }) => (
          <label
            key={id}
            className="flex min-w-0 flex-col rounded-control border border-outline bg-raised px-3 py-2 hover:border-border has-checked:border-ink has-checked:inset-ring has-checked:inset-ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-mark"
          >
            <input
              type="radio"
              name={name}
              checked={id === value}
              onChange={() => onChoose(id)}
              aria-label={title}
              aria-describedby={`${name}-${id}`}
              className="sr-only"
            />
            <span className="text-14 font-medium text-ink">{title}</span>
            <span id={`${name}-${id}`} className="text-12 text-mute">
              {description}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
