import { type ReactNode, useId } from 'react';

export interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChoose: (value: Value) => void;
  isLabelHidden?: boolean;
  describedBy?: string;
}

/** A few choices side by side, one of them taken: radio buttons in one frame. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChoose, isLabelHidden = false, describedBy } = props;
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5" aria-describedby={describedBy}>
      <legend className={isLabelHidden ? 'sr-only' : 'pb-1.5 text-13 font-medium text-ink'}>{label}</legend>
      <div className="grid auto-cols-fr grid-flow-col rounded-control border border-hairline bg-surface p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex h-9 items-center justify-center rounded-[5px] border border-transparent px-2 text-13 text-mute hover:text-ink has-checked:border-hairline has-checked:bg-raised has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-mark pointer-coarse:h-11"
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
      </div>
    </fieldset>
  );
}
