import { type SelectHTMLAttributes, useId } from 'react';

export interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'size'> {
  label: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
  /** The label is for readers of the screen alone. */
  isLabelHidden?: boolean;
  size?: 'medium' | 'small';
}

const heights = {
  medium: 'h-10 text-14 pointer-coarse:h-11',
  small: 'h-8 text-13 pointer-coarse:h-11',
} as const;

export function SelectField({
  label,
  options,
  onChoose,
  isLabelHidden = false,
  size = 'medium',
  ...select
}: SelectFieldProps) {
  const id = useId();
  return (
    <div className="labeled">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : undefined}>
        {label}
      </label>
      <select
        id={id}
        {...select}
        onChange={(event) => onChoose(event.target.value)}
        className={`field ${heights[size]}`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
