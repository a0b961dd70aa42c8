import { useState } from 'react';
import { TextField } from '../../../ui/text-field.tsx';
import { dayInText } from './day-in-text.ts';

export interface DayFieldProps {
  label: string;
  day: string | undefined;
  /** Hears the day as soon as the text names one, and nothing while it names none. */
  onDay: (day: string | undefined) => void;
}

/** A day as one writes it. */
export function DayField({ label, day, onDay }: DayFieldProps) {
  const [typed, setTyped] = useState(day ?? '');
  const [hasLeft, setHasLeft] = useState(false);
  const isUnread = typed.trim() !== '' && dayInText(typed) === undefined;
  return (
    <TextField
      label={label}
      placeholder="Nov 20"
      autoComplete="off"
      maxLength={40}
      value={typed}
      error={hasLeft && isUnread ? 'Not a date. Try Nov 20, 2026.' : undefined}
      onBlur={() => setHasLeft(true)}
      onChange={(event) => {
        setTyped(event.target.value);
        setHasLeft(false);
        onDay(dayInText(event.target.value));
      }}
    />
  );
}
