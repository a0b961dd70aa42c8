import type { Variable } from '@whetstone/engine/templates';
import { useId } from 'react';
import { NoteNumber } from '../../ui/manuscript/note-number.tsx';
import { labelOf, type VariableHint } from './template-sections.ts';

export interface BlankFieldsProps {
  variables: readonly Variable[];
  hints: readonly VariableHint[];
  values: Readonly<Record<string, string>>;
  /** Where the prompt beside the fields has their numbers. */
  isNumbered?: boolean;
  /** One below the other, however wide it is. */
  isStacked?: boolean;
  /** Left out where a script follows the fields itself. */
  onChange?: (name: string, value: string) => void;
}

/** One field for each blank of a prompt: choices to choose from, a line, or room for a long text. */
export function BlankFields({
  variables,
  hints,
  values,
  isNumbered = false,
  isStacked = false,
  onChange,
}: BlankFieldsProps) {
  const id = useId();
  // An odd last one leaves no hole beside it.
  const isOdd = variables.length % 2 === 1 && !variables.some(({ isLong }) => isLong);
  return (
    <fieldset className="flex flex-col">
      <legend className="pb-3 text-14 font-medium text-ink">Fill in before copying</legend>
      <div className={`grid ${isStacked ? 'gap-6' : 'gap-x-4 gap-y-6 sm:grid-cols-2'}`}>
        {variables.map((variable, index) => {
          const { name, choices, isLong } = variable;
          const hint = hints.find((candidate) => candidate.name === name);
          const field = {
            id: `${id}-${name}`,
            name,
            ...(onChange
              ? {
                  value: values[name] ?? '',
                  onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
                }
              : { defaultValue: values[name] ?? '' }),
          };
          return (
            <div
              key={name}
              className={`flex min-w-0 flex-col gap-2 ${!isStacked && (isLong || (isOdd && index === variables.length - 1)) ? 'sm:col-span-2' : ''}`}
            >
              <p className="text-13 text-body">
                <label htmlFor={field.id}>{hint?.label ?? labelOf(name)}</label>
                <NoteNumber number={isNumbered ? index + 1 : undefined} />
                {hint?.optional && (
                  <label htmlFor={field.id} className="text-mute">
                    {' '}
                    (optional, left out when empty)
                  </label>
                )}
              </p>
              {choices.length > 0 ? (
                <select {...field} className="field h-10 text-14 pointer-coarse:h-11">
                  {[...new Set([...choices, values[name] ?? ''])].map((choice) => (
                    <option key={choice} value={choice}>
                      {choice}
                    </option>
                  ))}
                </select>
              ) : (
                <textarea
                  {...field}
                  rows={isLong ? 5 : 1}
                  placeholder={hint && `For example: ${hint.example}`}
                  className={`field field-sizing-content ${isLong ? 'max-h-96 min-h-32' : 'max-h-40 min-h-10'} resize-none px-3 py-2 text-14 pointer-coarse:min-h-11`}
                />
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
