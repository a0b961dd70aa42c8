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
        <main>
          <p class="notice">Test payments: no card is asked for and nobody is charged.</p>
          ${body}
        </main>
      </body>
    </html>`;

export const styles = `:root{color-scheme:light dark;--paper:light-dark(#fcfbf8,#100f0d);--card:light-dark(#fff,#191714);--ink:light-dark(#1a1815,#f6f3ec);--soft:light-dark(#6b665c,#9c9689);--line:light-dark(#e7e3da,#2c2925);--control:light-dark(#8c867a,#79736a);--accent:light-dark(#b93a0e,#ff8f63);--on-accent:light-dark(#fff,#100f0d)}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:52ch;margin:0 auto;padding:48px 16px 64px}h1{font:480 36px/1.1 Georgia,serif;letter-spacing:-.02em;margin:0 0 8px}h2{font-size:18px;margin:32px 0 8px}
.notice{margin:0 0 32px;color:var(--soft);font-size:14px}.card{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:24px}
.lead{color:var(--soft);margin:0 0 24px}dl{display:grid;grid-template-columns:1fr auto;row-gap:8px;margin:0;font-variant-numeric:tabular-nums}dd{margin:0;text-align:right}dl .total{border-top:1px solid var(--line);padding-top:12px;font-weight:600}
form{margin:24px 0 0}.row{display:flex;gap:8px;flex-wrap:wrap}label{display:block;font-weight:600;margin:0 0 4px}
input{flex:1 1 12ch;min-width:0;min-height:44px;padding:8px 12px;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--control);border-radius:8px}
button{min-height:44px;padding:8px 16px;font:600 16px/1.2 system-ui,sans-serif;border:1px solid var(--control);border-radius:8px;background:transparent;color:inherit;cursor:pointer}
button.main{width:100%;background:var(--accent);border-color:var(--accent);color:var(--on-accent)}button.wide{width:100%;margin-top:8px}button.text{border:0;color:var(--soft);width:100%;margin-top:8px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}[role=alert]{color:var(--accent);margin:16px 0 0}a{color:var(--accent)}ul{list-style:none;padding:0;margin:0}li{display:flex;justify-content:space-between;gap:16px;border-top:1px solid var(--line);padding:8px 0;font-variant-numeric:tabular-nums}`;

export const money = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
export const dayOf = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
