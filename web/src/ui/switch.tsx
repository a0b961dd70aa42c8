import { useId } from 'react';

export interface SwitchProps {
  label: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

export function Switch({ label, isOn, onSwitch }: SwitchProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="inline-flex min-h-6 items-center gap-2 text-14 text-body pointer-coarse:min-h-11"
    >
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onSwitch(event.target.checked)}
        className="switch"
      />
      {label}
    </label>
  );
}
