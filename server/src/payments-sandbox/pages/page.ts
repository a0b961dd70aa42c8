import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

/** Frame of the sandbox's pages. They say plainly that nobody is charged. */
export const page = (title: string, body: Html) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/dev/payments.css" />
      </head>
      <body>
        <header>
          <a href="/" class="wordmark">
            <svg width="24" height="16" viewBox="0 0 24 16" aria-hidden="true">
              <path
                class="stone"
                d="M4.2 6h10.4a1.2 1.2 0 0 1 1.15 1.53l-1.4 4.9A1.8 1.8 0 0 1 12.6 13.7H2.200a1.2 1.2 0 0 1-1.15-1.53l1.4-4.9A1.8 1.8 0 0 1 4.2 6z"
              />
              <path class="edge" d="M13.5 4.8 22 1.4" />
            </svg>
            Whetstone
          </a>
          <p>Test payments: no card is needed and nobody is charged.</p>
        </header>
        <main>${body}</main>
      </body>
    </html>`;

export const money = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
export const dayOf = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
