import type { Context } from 'hono';
import { escapeHtml } from '../mail/mail-page.ts';

/** True where a person's browser opened the address, rather than a program asked it. */
export const isNavigation = (c: Context): boolean => c.req.header('accept')?.includes('text/html') ?? false;

/** What a browser shows where no page of ours can be drawn. It needs no style sheet, no script and no database. */
export const troublePage = (sentence: string): string =>
  `<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>Temporarily unavailable · Whetstone</title>
      </head>
      <body>
        <main>
          <h1>Temporarily unavailable</h1>
          <p>${escapeHtml(sentence)}</p>
          <p>Nothing is lost. Reload this page in a moment, or go to the <a href="/">home page</a>.</p>
        </main>
      </body>
    </html>`;
