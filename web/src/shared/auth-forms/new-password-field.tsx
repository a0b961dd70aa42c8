import { accountRules } from '@whetstone/contract/limits';
import { type ChangeEvent, useId, useState } from 'react';
import type { AuthProblem } from './describe-auth-error.ts';
import { PasswordField } from './password-field.tsx';

const least = accountRules.passwordMinLength;
const rule = `At least ${least} characters`;

export interface NewPasswordFieldProps {
  label?: string;
  /** Why the service refused what was sent; gone as soon as another password is typed. */
  refused?: AuthProblem | undefined;
}

/** A password to be chosen: its rule stands below before it is sent, and its length is checked while it is typed. */
export function NewPasswordField({ label, refused }: NewPasswordFieldProps) {
  const [length, setLength] = useState(0);
  const [answered, setAnswered] = useState<AuthProblem>();
  const ruleId = useId();
  const missing = least - length;
  const isRefused = refused !== undefined && refused !== answered;
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    // As the server counts: signs, not the halves of which some consist.
    const typed = [...currentTarget.value].length;
    setLength(typed);
    setAnswered(refused);
    currentTarget.setCustomValidity(typed > 0 && typed < least ? `${rule}.` : '');
  };
  return (
    <div className="flex flex-col gap-2">
      <PasswordField
        {...(label ? { label } : {})}
        name="password"
        autoComplete="new-password"
        title={`${rule}.`}
        aria-describedby={ruleId}
        {...(isRefused && { 'aria-invalid': true })}
        onChange={onChange}
        required
      />
      {isRefused ? (
        <p id={ruleId} role="alert" className="field-error">
          {[refused.message, ...refused.reasons].join(' ')}
        </p>
      ) : (
        <p id={ruleId} className="text-13 text-mute [:has(>div>[aria-invalid])+&]:hidden">
          {rule}, and not a common or easily guessed password.
          {length > 0 && missing > 0 && ` ${missing} more to go.`}
          {missing <= 0 && ' Long enough.'}
        </p>
      )}
    </div>
  );
}
