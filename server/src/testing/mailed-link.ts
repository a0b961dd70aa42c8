import { vi } from 'vitest';

interface Mail {
  readonly to: string;
  readonly text: string;
}

/** Path and query of the link in the newest mail to an address. Mails leave after the answer, so it is waited for. */
export const mailedLink = (url: string, to: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const mails = (await (await fetch(`${url}/dev/outbox.json`)).json()) as Mail[];
      const text = mails.findLast((mail) => mail.to === to)?.text ?? '';
      const link = /https?:\/\/\S+\/verify\?\S+/.exec(text)?.[0];
      if (!link) throw new Error(`No link was mailed to ${to}`);
      const { pathname, search } = new URL(link);
      return pathname + search;
    },
    { timeout: 5000, interval: 50 },
  );
