import { useId } from 'react';
import { labelOf, type VariableHint } from './template-sections.ts';

export interface BlankFieldsProps {
  names: readonly string[];
  hints: readonly VariableHint[];
  values: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
}

/** One field for each blank of a prompt. */
export function BlankFields({ names, hints, values, onChange }: BlankFieldsProps) {
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="pb-3 text-14 font-medium text-ink">Fill in before copying</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {names.map((name) => {
          const hint = hints.find((candidate) => candidate.name === name);
          return (
            <div key={name} className="flex min-w-0 flex-col gap-1">
              <label htmlFor={`${id}-${name}`} className="text-13 text-body">
                {hint?.label ?? labelOf(name)}
                {hint?.optional && <span className="text-mute"> (optional)</span>}
              </label>
              <textarea
                id={`${id}-${name}`}
                rows={1}
                value={values[name] ?? ''}
                placeholder={hint && `Such as ${hint.example}`}
                onChange={(event) => onChange(name, event.target.value)}
                className="field field-sizing-content max-h-40 min-h-10 resize-none px-3 py-2 text-14 pointer-coarse:min-h-11"
              />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
