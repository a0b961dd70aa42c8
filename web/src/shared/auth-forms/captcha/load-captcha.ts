import type { PublicConfig } from '@whetstone/contract';

export type Captcha = NonNullable<PublicConfig['captcha']>;

interface WidgetOptions {
  sitekey: string;
  theme: 'light' | 'dark';
  callback: (token: string) => void;
  'expired-callback': () => void;
}

/** What Turnstile and hCaptcha have in common. */
export interface CaptchaApi {
  render(place: HTMLElement, options: WidgetOptions): string;
  reset(widget: string): void;
  remove(widget: string): void;
}

const scripts = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=whetstoneCaptcha',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit&onload=whetstoneCaptcha',
} as const;

let loading: Promise<CaptchaApi> | undefined;

/** Loads the service's script once. Rejects where it cannot be reached, so that a later call tries again. */
export const loadCaptcha = (provider: Captcha['provider']): Promise<CaptchaApi> => {
  loading ??= new Promise<CaptchaApi>((resolve, reject) => {
    const host = window as unknown as Record<string, unknown>;
    const script = document.createElement('script');
    host['whetstoneCaptcha'] = () => resolve(host[provider] as CaptchaApi);
    script.src = scripts[provider];
    script.async = true;
    script.addEventListener('error', () => {
      script.remove();
      loading = undefined;
      reject(new Error('The captcha could not be loaded'));
    });
    document.head.append(script);
  });
  return loading;
};
