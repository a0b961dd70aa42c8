import type { AuthSettings } from '../config.ts';

const escape = (text: string): string => text.replace(/[.+?^${}()|[\]\\/]/g, '\\$&');

const asPattern = (entry: string): RegExp =>
  new RegExp(
    `^${entry
      .split(/(\*\*|\*)/)
      .map((part) => (part === '**' ? '.*' : part === '*' ? '[^./]*' : escape(part)))
      .join('')}$`,
  );

const parse = (text: string): URL | null => {
  // Browsers read a backslash as a slash and drop tabs and line breaks: what they change is not what we compared.
  if (/[\\\s\p{Cc}]/u.test(text) || text.startsWith('//')) return null;
  const url = URL.parse(text);
  return url &&
    url.username === '' &&
    url.password === '' &&
    !['javascript:', 'data:', 'vbscript:', 'file:', 'blob:'].includes(url.protocol)
    ? url
    : null;
};

const isWeb = (url: URL): boolean => url.protocol === 'https:' || url.protocol === 'http:';

const fits = (entry: string, url: URL): boolean => {
  const whole = url.href.replace(/#.*$/, '');
  if (entry.includes('*')) {
    const pattern = asPattern(entry);
    return pattern.test(whole) || pattern.test(whole.replace(/\/$/, ''));
  }
  const allowed = parse(entry);
  if (!allowed) return false;
  const isOrigin = isWeb(allowed) && allowed.pathname === '/' && allowed.search === '';
  return isOrigin ? isWeb(url) && url.origin === allowed.origin : whole === allowed.href.replace(/#.*$/, '');
};

// It travels in the link of a mail, which mail programs cut when it grows too long.
const longestUrl = 1500;

/**
 * Where a person may be sent after a link: the wanted URL, without its fragment, when it is on the site or on the
 * allow-list; else the site itself. A path alone is taken to be on the site.
 */
export const allowedRedirect = (
  settings: Pick<AuthSettings, 'siteUrl' | 'redirectAllowList'>,
  wanted: string | undefined,
): string => {
  if (!wanted || wanted.length > longestUrl) return settings.siteUrl;
  const url = parse(
    wanted.startsWith('/') && !wanted.startsWith('//')
      ? `${new URL(settings.siteUrl).origin}${wanted}`
      : wanted,
  );
  if (!url) return settings.siteUrl;
  const isAllowed =
    (isWeb(url) && url.origin === new URL(settings.siteUrl).origin) ||
    settings.redirectAllowList.some((entry) => fits(entry, url));
  if (!isAllowed) return settings.siteUrl;
  url.hash = '';
  return url.href;
};
