import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { readPublicConfig } from '../../../lib/api/read-public-config.ts';
import type { Solved } from './captcha-widget.tsx';
import type { Captcha } from './load-captcha.ts';

const CaptchaWidget = lazy(() => import('./captcha-widget.tsx'));

/** As the account client takes it, to be spread into its options. */
export interface CaptchaAnswer {
  captchaToken?: string;
}

interface CaptchaUse {
  /** Belongs into the form; nothing where no captcha is configured. */
  widget: ReactNode;
  /** Answers the solved captcha, which then asks anew; null while it is unsolved. */
  takeAnswer(): CaptchaAnswer | null;
}

/** A captcha for one form, where this server has one. */
export function useCaptcha(): CaptchaUse {
  const [captcha, setCaptcha] = useState<Captcha | null>(null);
  const solved = useRef<Solved>(undefined);
  const onChange = useCallback((next: Solved) => {
    solved.current = next;
  }, []);
  useEffect(() => {
    // Without an answer the account service says itself that a captcha is missing.
    readPublicConfig().then(
      (config) => setCaptcha(config.captcha),
      () => setCaptcha(null),
    );
  }, []);
  const takeAnswer = () => {
    if (!captcha) return {};
    if (!solved.current?.token) return null;
    const captchaToken = solved.current.token;
    solved.current.startAnew();
    return { captchaToken };
  };
  const widget = captcha && (
    <Suspense fallback={<div className="min-h-[65px]" />}>
      <CaptchaWidget captcha={captcha} onChange={onChange} />
    </Suspense>
  );
  return { widget, takeAnswer };
}
