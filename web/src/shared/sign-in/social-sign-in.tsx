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
          {provider === 'google' && <GoogleMark />}
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

/** As its owner asks for it beside such a button. */
const GoogleMark = () => (
  <svg width="16" height="16" viewBox="0 0 48 48" aria-hidden="true">
    <path
      fill="#EA4335"
      d="M24 9.5c3.5 0 6.7 1.2 9.2 3.6l6.9-6.9C35.9 2.4 30.5 0 24 0 14.6 0 6.5 5.4 2.6 13.2l8 6.2C12.4 13.7 17.7 9.5 24 9.5z"
    />
    <path
      fill="#4285F4"
      d="M47 24.6c0-1.6-.2-3.1-.4-4.6H24v9h12.9c-.6 3-2.3 5.5-4.8 7.2l7.7 6C44.4 38 47 31.8 47 24.6z"
    />
    <path fill="#FBBC05" d="M10.5 28.6a14.5 14.5 0 0 1 0-9.2l-8-6.2a24 24 0 0 0 0 21.6z" />
    <path
      fill="#34A853"
      d="M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.7-6c-2.2 1.5-5 2.3-8.2 2.3-6.3 0-11.6-4.2-13.5-9.9l-8 6.2C6.5 42.6 14.6 48 24 48z"
    />
  </svg>
);

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
