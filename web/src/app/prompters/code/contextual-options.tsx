import { useState } from 'react';
import { type ProjectTypeId, projectTypes } from '@whetstone/engine/catalogue';
import {
  type ChosenOptions,
  type CodeOptionId,
  codeOptions,
  optionsOf,
  readChoices,
} from './code-options.ts';
import type { CodeDraft } from './code-draft.ts';

interface ContextualOptionsProps {
  projectType: ProjectTypeId;
  chosen: ChosenOptions;
  onChoose: (chosen: ChosenOptions) => void;
}

const noPreference = { value: '', label: 'No preference' };

/** What is to be built and with what, on one line. */
export function projectInWords({ projectType, chosen, referenceUrls: { length } }: CodeDraft): string {
  const said = optionsOf(projectType).flatMap(
    (id) => codeOptions[id].choices.find(({ value }) => value === chosen[id])?.label ?? [],
  );
  return [
    projectTypes.find(({ id }) => id === projectType)?.name,
    ...(said.length > 0 ? said : ['no preferences']),
    ...(length > 0 ? [length === 1 ? '1 reference' : `${length} references`] : []),
  ].join(', ');
}

/** What can be said of the project's making; the project type decides which. */
export function ContextualOptions({ projectType, chosen, onChoose }: ContextualOptionsProps) {
  const inspiration = codeOptions.inspiration.choices.find(({ value }) => value === chosen.inspiration);
  const ids = optionsOf(projectType);
  const [isOpen, setIsOpen] = useState(false);
  const select = (id: CodeOptionId) => (
    <label key={id} className="flex min-w-0 items-center gap-3 border-b border-hairline text-14">
      <span className="flex-none text-ink">{codeOptions[id].label}</span>
      <select
        value={chosen[id] ?? ''}
        onChange={(event) => onChoose(readChoices({ ...chosen, [id]: event.target.value }))}
        className={`field field-quiet h-(--row-one) min-w-0 flex-1 text-14 pointer-coarse:text-16 ${chosen[id] ? '' : 'text-mute'}`}
      >
        {[noPreference, ...codeOptions[id].choices].map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
  const stack = ids.filter((id) => id !== 'inspiration');
  const said = stack.flatMap((id) => chosen[id] ?? []).join(', ');
  return (
    <div className="flex flex-col gap-6">
      {ids.includes('inspiration') && (
        <div>
          {select('inspiration')}
          <p className="pt-2 text-13 text-mute">
            {inspiration ? `${inspiration.about}.` : 'A starting style. Your own words take priority.'}
          </p>
        </div>
      )}
      {/* One row until it is asked for. */}
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-(--row-one) items-center justify-between gap-3 border-b border-hairline text-14"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="text-ink">Stack</span>
        <span className="choice-more h-auto! truncate pr-px! text-14! pointer-coarse:text-16!">
          {said || noPreference.label}
        </span>
      </button>
      {isOpen && <div className="-mt-6 grid gap-x-4 sm:grid-cols-2">{stack.map(select)}</div>}
    </div>
  );
}
