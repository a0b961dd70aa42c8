import { useId } from 'react';

export interface TargetChoiceProps<Value extends string> {
  label: string;
  /** A first choice with the value '' stands for every tool at once. */
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
  /** What the last choice did to the prompt. */
  changes: string[] | undefined;
}

/** The tool that the prompt is for. Choosing another one writes the prompt anew, at no cost, and says what changed. */
export function TargetChoice<Value extends string>(props: TargetChoiceProps<Value>) {
  const { label, options, value, onChoose, changes } = props;
  const name = useId();
  return (
    <div className="flex-none border-b border-hairline px-(--desk-inset) py-2">
      <fieldset className="flex min-w-0 flex-wrap items-center gap-x-1 gap-y-1">
        <legend className="float-left mr-2 text-13 text-mute">{label}</legend>
        {options.map((option) => (
          <label
            key={option.value}
            className="inline-flex h-7 items-center rounded-control border border-transparent px-2 text-13 text-body hover:text-ink has-checked:border-border has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-mark pointer-coarse:h-11 pointer-coarse:px-3"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </fieldset>
      <output className="block text-13 text-mute">
        {changes && (
          <span className="block py-1">
            <span className="text-ink">Rewritten, nothing charged.</span> {changes.join(' ')}
          </span>
        )}
      </output>
    </div>
  );
}
