import { useEffect, useRef, useState } from 'react';
import { isDark } from '../../../lib/theme.ts';
import { type Captcha, loadCaptcha } from './load-captcha.ts';

/** What the form reads when it is sent. */
export interface Solved {
  /** '' while the captcha is unsolved. */
  token: string;
  /** A token counts once: asks anew. */
  startAnew: () => void;
}

export const unsolved: Solved = { token: '', startAnew: () => undefined };

/** The captcha of Turnstile or hCaptcha; `onChange` hears of it solved and expired. */
export default function CaptchaWidget(props: { captcha: Captcha; onChange: (solved: Solved) => void }) {
  const { captcha, onChange } = props;
  const place = useRef<HTMLDivElement>(null);
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    const ending = new AbortController();
    const show = async () => {
      const api = await loadCaptcha(captcha.provider);
      if (ending.signal.aborted || !place.current) return;
      const startAnew = () => {
        onChange(unsolved);
        api.reset(id);
      };
      const id = api.render(place.current, {
        sitekey: captcha.site_key,
        theme: isDark() ? 'dark' : 'light',
        callback: (token) => onChange({ token, startAnew }),
        'expired-callback': () => onChange(unsolved),
      });
      ending.signal.addEventListener('abort', () => api.remove(id));
    };
    show().catch(() => setIsLost(true));
    return () => {
      ending.abort();
      onChange(unsolved);
    };
  }, [captcha, onChange]);
  return (
    <div className="flex flex-col gap-2">
      <div ref={place} className="min-h-[65px]" />
      {isLost && (
        <p role="alert" className="field-error">
          The “are you human” check could not be loaded. Check whether a browser extension is blocking it,
          then try again.
        </p>
      )}
    </div>
  );
}
