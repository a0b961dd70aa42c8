import type { AuthMFAEnrollTOTPResponse } from '@supabase/auth-js';
import { useEffect, useState } from 'react';
import { authClient } from '../../../lib/auth-client.ts';
import { AuthProblemBox } from '../../../shared/auth-forms/auth-problem-box.tsx';
import { CodeField } from '../../../shared/auth-forms/code-field.tsx';
import { describeAuthError } from '../../../shared/auth-forms/describe-auth-error.ts';
import { focusFirstField } from '../../../shared/auth-forms/focus-first-field.ts';
import { textOf } from '../../../shared/auth-forms/form-text.ts';
import { useAuthSubmit } from '../../../shared/auth-forms/use-auth-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { Skeleton } from '../skeleton.tsx';
import { RecoveryCodeList, type RecoveryCodeSet } from './recovery-code-list.tsx';

type Enrolled = NonNullable<AuthMFAEnrollTOTPResponse['data']>;

const freeName = (names: readonly string[]): string => {
  const base = 'Authenticator app';
  let number = 1;
  while (names.includes(number === 1 ? base : `${base} ${number}`)) number += 1;
  return number === 1 ? base : `${base} ${number}`;
};

/** Drops what earlier tries left unfinished, and begins anew. */
async function enrol(names: readonly string[]) {
  const { data } = await authClient().mfa.listFactors();
  const unfinished = data?.all.filter((factor) => factor.status === 'unverified') ?? [];
  await Promise.all(unfinished.map((factor) => authClient().mfa.unenroll({ factorId: factor.id })));
  return authClient().mfa.enroll({ factorType: 'totp', friendlyName: freeName(names), issuer: 'Whetstone' });
}

/** Scan, prove by a code, keep the recovery codes. */
export function EnrolTotp({ names, onEnd }: { names: readonly string[]; onEnd: () => void }) {
  const [enrolled, setEnrolled] = useState<Enrolled>();
  const [failure, setFailure] = useState('');
  const [codes, setCodes] = useState<RecoveryCodeSet>();
  const [firstNames] = useState(names);
  useEffect(() => {
    let isGone = false;
    void enrol(firstNames).then(({ data, error }) => {
      if (isGone) return;
      if (error) setFailure(describeAuthError(error).message);
      else setEnrolled(data);
    });
    return () => {
      isGone = true;
    };
  }, [firstNames]);
  const { submit, busy, problem } = useAuthSubmit(async (form) => {
    const code = textOf(form, 'code').replaceAll(/\D/g, '');
    const { error } = await authClient().mfa.challengeAndVerify({ factorId: enrolled?.id ?? '', code });
    if (error) return error;
    const made = await authClient().mfa.recoveryCodes.generate();
    // Codes of an earlier app serve on; only a first app comes with new ones.
    if (made.data) setCodes(made.data);
    else onEnd();
    return null;
  });
  const cancel = () => {
    if (enrolled) void authClient().mfa.unenroll({ factorId: enrolled.id });
    onEnd();
  };

  if (codes) return <RecoveryCodeList made={codes} onKept={onEnd} />;
  if (failure)
    return (
      <div className="matter-form items-start">
        <MessageBox look="bad">{failure}</MessageBox>
        <Button size="small" onClick={onEnd}>
          Close
        </Button>
      </div>
    );
  if (!enrolled) return <Skeleton lines={4} />;
  return (
    <form ref={focusFirstField} onSubmit={submit} className="flex flex-col gap-6 text-14 text-body">
      <p>
        {/* A phone cannot scan its own screen. */}
        <span className="lg:hidden">Open this in an authenticator app, or scan or type in the key. </span>
        <span className="max-lg:hidden">Scan this with an authenticator app, or type in the key. </span>
        Then enter the code it shows.
      </p>
      <a href={enrolled.totp.uri} className={buttonClasses('secondary', 'medium', 'lg:hidden')}>
        Open in your app
      </a>
      <div className="flex flex-wrap gap-6">
        <img
          src={enrolled.totp.qr_code}
          alt="QR code for your authenticator app"
          width={176}
          height={176}
          className="rounded-control border border-hairline bg-[#fff]"
        />
        <div className="flex min-h-44 min-w-0 flex-1 basis-56 flex-col items-start gap-2">
          <p className="text-13 font-medium text-ink">Key</p>
          <code className="font-mono text-13 text-ink" data-totp-secret>
            {enrolled.totp.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </code>
          <CopyButton size="small" text={enrolled.totp.secret} onError={setFailure} />
          <div className="mt-auto w-44 max-sm:pt-4">
            <CodeField />
          </div>
        </div>
      </div>
      {problem && <AuthProblemBox {...problem} />}
      <div className="flex gap-3">
        <Button type="submit" look="primary" busy={busy}>
          Turn on
        </Button>
        <Button onClick={cancel}>Cancel</Button>
      </div>
    </form>
  );
}
