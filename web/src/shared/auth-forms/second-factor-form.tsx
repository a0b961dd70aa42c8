import type { Factor } from '@supabase/auth-js';
import { useEffect, useState } from 'react';
import { authClient } from '../../lib/auth-client.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AuthProblemBox } from './auth-problem-box.tsx';
import { CodeField } from './code-field.tsx';
import { focusFirstField } from './focus-first-field.ts';
import { textOf } from './form-text.ts';
import { LinkButton } from './link-button.tsx';
import { useAuthSubmit } from './use-auth-submit.ts';

const nameOf = (factor: Factor) => factor.friendly_name || 'Authenticator app';

/** Asks for a code of the authenticator app, or for a recovery code; either raises the session. */
export function SecondFactorForm({ onDone }: { onDone: () => void }) {
  const [factors, setFactors] = useState<Factor[]>([]);
  const [chosenId, setChosenId] = useState('');
  const [byRecoveryCode, setByRecoveryCode] = useState(false);
  useEffect(() => {
    void authClient()
      .mfa.listFactors()
      .then(({ data }) => setFactors(data?.totp ?? []));
  }, []);
  const { submit, busy, problem } = useAuthSubmit(async (form) => {
    const error = byRecoveryCode
      ? await verifyRecoveryCode(textOf(form, 'recovery_code'))
      : await verifyCode(chosenId, textOf(form, 'code'));
    if (!error) onDone();
    return error;
  });
  return (
    <form
      key={String(byRecoveryCode)}
      ref={focusFirstField}
      onSubmit={submit}
      className="flex flex-col gap-6"
    >
      <p>
        {byRecoveryCode
          ? 'Enter one of the recovery codes you saved. Each works once.'
          : 'Enter the six-digit code from your authenticator app.'}
      </p>
      {problem && <AuthProblemBox {...problem} />}
      {!byRecoveryCode && factors.length > 1 && (
        <SelectField
          label="Authenticator"
          value={chosenId || factors[0]?.id}
          options={factors.map((factor) => ({ value: factor.id, label: nameOf(factor) }))}
          onChoose={setChosenId}
        />
      )}
      {byRecoveryCode ? (
        <TextField
          label="Recovery code"
          name="recovery_code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      ) : (
        <CodeField />
      )}
      <Button type="submit" look="primary" busy={busy}>
        Continue
      </Button>
      <LinkButton onClick={() => setByRecoveryCode(!byRecoveryCode)}>
        {byRecoveryCode ? 'Use the authenticator app' : 'Use a recovery code instead'}
      </LinkButton>
    </form>
  );
}

async function verifyRecoveryCode(code: string) {
  const { error } = await authClient().mfa.recoveryCodes.verify({ code: code.trim() });
  return error;
}

/** Verifies with the chosen factor; the account's first where none was chosen. */
async function verifyCode(chosenId: string, typed: string) {
  const code = typed.replaceAll(/\D/g, '');
  if (chosenId) return (await authClient().mfa.challengeAndVerify({ factorId: chosenId, code })).error;
  const { data, error } = await authClient().mfa.listFactors();
  if (error) return error;
  const factorId = data.totp[0]?.id ?? '';
  return (await authClient().mfa.challengeAndVerify({ factorId, code })).error;
}
