import { TextField } from '../../ui/text-field.tsx';

/** Six digits of an authenticator app; spaces that come along when pasting do no harm. */
export const CodeField = () => (
  <TextField
    label="Six-digit code"
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    pattern="\s*(\d\s*){6}"
    title="Six digits"
    maxLength={12}
    required
  />
);
