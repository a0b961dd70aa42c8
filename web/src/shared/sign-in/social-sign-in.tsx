import { useEffect, useState } from 'react';
import { authClient } from '../../lib/auth-client.ts';
import { returnUrl } from '../../lib/next-page.ts';
import { Button } from '../../ui/button.tsx';
import { providerName, readSocialProviders } from '../auth-forms/social-providers.ts';

const unreachable = 'The account service cannot be reached. Check your connection and try again.';

/** One button for each provider that this server has; nothing where it has none. */
export function SocialSignIn() {
  const [providers, setProviders] = useState<string[]>([]);
  const [busyWith, setBusyWith] = useState('');
  const [problem, setProblem] = useState('');
  useEffect(() => {
    readSocialProviders().then(setProviders, () => setProviders([]));
    // Coming back with the browser's Back, the page is as it was left: busy.
    const onShow = () => setBusyWith('');
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  if (providers.length === 0) return null;

  const leaveFor = async (provider: string) => {
    setBusyWith(provider);
    setProblem('');
    const message = await startSocialSignIn(provider);
    if (!message) return;
    setProblem(message);
    setBusyWith('');
  };
  return (
    <div className="flex flex-col gap-3">
      {providers.map((provider) => (
        <Button
          key={provider}
          busy={busyWith === provider}
          disabled={busyWith !== '' && busyWith !== provider}
          onClick={() => void leaveFor(provider)}
        >
          Continue with {providerName(provider)}
        </Button>
      ))}
      {problem && (
        <p role="alert" className="field-error">
          {problem}
        </p>
      )}
      <p className="flex items-center gap-3 text-12 text-mute before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        or
      </p>
    </div>
  );
}

/** Leaves for the provider. Answers why it could not; nobody is sent to a page that is not there. */
async function startSocialSignIn(provider: string): Promise<string | undefined> {
  const offered = await readSocialProviders().catch(() => undefined);
  if (!offered) return unreachable;
  if (!offered.includes(provider)) return `Sign-in with ${providerName(provider)} is currently unavailable.`;
  const { error } = await authClient().signInWithOAuth({
    provider: provider as 'google',
    options: {
      redirectTo: returnUrl('/dashboard'),
      queryParams: { access_type: 'offline', prompt: 'consent' },
    },
  });
  return error?.message;
}
