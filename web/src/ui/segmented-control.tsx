import { type ReactNode, useId } from 'react';

export interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChoose: (value: Value) => void;
  /** `row`: without a frame and behind its label, for many choices. */
  look?: 'frame' | 'row';
  isLabelHidden?: boolean;
  describedBy?: string;
}

const looks = {
  frame: {
    group: 'labeled',
    legend: 'pb-2',
    // The border of the chosen one lies on the track's own.
    options: 'grid auto-cols-fr grid-flow-col rounded-control border border-outline bg-surface *:-m-px',
    option:
      'flex h-10 justify-center rounded-control text-mute has-checked:border-border has-checked:bg-raised pointer-coarse:h-11',
  },
  row: {
    group: 'choice-row',
    legend: '',
    options: 'choice-words',
    option:
      'relative inline-flex h-8 flex-none rounded-control text-body has-checked:border-border pointer-coarse:h-11 pointer-coarse:px-3',
  },
} as const;

/** A few choices side by side, one of them taken: radio buttons that look like one control. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChoose, look = 'frame', isLabelHidden = false, describedBy } = props;
  const name = useId();
  const classes = looks[look];
  return (
    <fieldset className={classes.group} aria-describedby={describedBy}>
      <legend className={isLabelHidden ? 'sr-only' : classes.legend}>{label}</legend>
      <div className={classes.options}>
        {options.map((option) => (
          <label
            key={option.value}
            className={`items-center border border-transparent px-2 text-13 hover:text-ink has-checked:font-medium has-checked:text-ink ${classes.option}`}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
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
