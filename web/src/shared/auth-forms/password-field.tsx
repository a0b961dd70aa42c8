import { useState } from 'react';
import { EyeIcon, EyeOffIcon } from '../../ui/icons/icons.tsx';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';

export function PasswordField({
  label = 'Password',
  ...props
}: Omit<TextFieldProps, 'type' | 'end' | 'label'> & { label?: string }) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      label={label}
      type={shown ? 'text' : 'password'}
      end={
        <button
          type="button"
          aria-label={shown ? 'Hide password' : 'Show password'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="inline-flex size-8 items-center justify-center rounded-control text-mute hover:text-ink"
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </button>
      }
    />
  );
}
