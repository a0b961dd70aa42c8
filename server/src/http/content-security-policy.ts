import type { Settings } from '../settings.ts';

/** Where the captcha's script, its frame and its calls come from. */
const captchaOrigins = {
  turnstile: 'https://challenges.cloudflare.com',
  hcaptcha: 'https://hcaptcha.com https://*.hcaptcha.com',
} as const;

/**
 * Scripts run from our own origin, with the answer's nonce or by the boot script's hash; styles from our origin, and
 * inline ones of the page. The captcha's origin is let in where one is configured.
 */
export const pagePolicy = ({
  nonce,
  inlineScript,
  captcha,
}: {
  nonce: string;
  /** Hash of the one inline script that every page has. */
  inlineScript: string | null;
  captcha: Settings['captcha'];
}): string => {
  const outside = captcha ? ` ${captchaOrigins[captcha.provider]}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${inlineScript ? ` '${inlineScript}'` : ''}${outside}`,
    `style-src 'self' 'unsafe-inline'${outside}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${outside}`,
    `frame-src 'self'${outside}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
};
