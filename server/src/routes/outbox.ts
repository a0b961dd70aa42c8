import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Dependencies } from '../http/dependencies.ts';
import type { Mail } from '../mail/mailer.ts';
import { readOutbox } from '../mail/outbox.ts';
import { fontFaces } from '../site-fonts.ts';

const linked = (text: string) =>
  raw(
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replace(/https?:\/\/[^\s&]+(?:&amp;[^\s&]+)*/g, (url) => `<a href="${url}">${url}</a>`),
  );

const rules = `:root{color-scheme:light dark;--ink:light-dark(#1a1815,#f6f3ec);--body:light-dark(#3f3b35,#d2cdc3);--soft:light-dark(#6b665c,#9c9689);--line:light-dark(#e7e3da,#2c2925);--mark:light-dark(#b93a0e,#ff8f63)}
body{margin:0;background:light-dark(#fcfbf8,#100f0d);color:var(--body);font:400 16px/1.5 Geist,system-ui,sans-serif}
main{max-width:976px;margin:0 auto;padding:64px 24px}h1{margin:0 0 8px;color:var(--ink);font:480 44px/1.08 'Newsreader Display',Georgia,serif;letter-spacing:-.02em}main>p{max-width:62ch;margin:0 0 32px;color:var(--soft)}
article{display:grid;grid-template-columns:304px minmax(0,1fr);gap:16px 32px;padding:32px 0;border-top:1px solid var(--line)}h2{margin:0;color:var(--ink);font:500 16px/24px Geist,system-ui,sans-serif}article p{margin:4px 0 0;color:var(--soft);font-size:13px;overflow-wrap:anywhere}
pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:400 14px/24px 'Geist Mono',ui-monospace,monospace}a{color:var(--ink);text-decoration-color:var(--mark);text-underline-offset:.3em}:focus-visible{outline:2px solid var(--mark);outline-offset:2px;border-radius:6px}
@media(max-width:720px){main{padding:32px 16px}h1{font-size:36px}article{grid-template-columns:minmax(0,1fr);padding:24px 0}}`;

/** The mail below its subject, which the page has as its heading. */
const withoutSubject = ({ subject, text }: Mail) =>
  text.startsWith(`${subject}\n`) ? text.slice(subject.length).trimStart() : text;

/** The mails that would have been sent: as a page to click in and as JSON, newest last. */
export const outboxRoutes = ({ database }: Pick<Dependencies, 'database'>) =>
  new Hono()
    .get('/dev/outbox.json', async (c) => c.json(await readOutbox(database)))
    .get('/dev/outbox', async (c) => {
      const mails = (await readOutbox(database)).toReversed();
      return c.html(
        html`<!doctype html>
          <html lang="en">
            <head>
              <meta charset="utf-8" />
              <meta name="viewport" content="width=device-width, initial-scale=1" />
              <meta name="robots" content="noindex" />
              <title>Outbox (${mails.length})</title>
              <link rel="stylesheet" href="/dev/outbox.css" />
            </head>
            <body>
              <main>
                <h1>Outbox</h1>
                <p>
                  No mail server is set up, so emails stay here. Newest first. Programs can read
                  <a href="/dev/outbox.json">outbox.json</a>.
                </p>
                ${mails.length === 0 ? html`<p>No emails yet. Sign up, and the confirmation will appear here.</p>` : ''}
                ${mails.map(
                  (mail) =>
                    html`<article>
                      <div>
                        <h2>${mail.subject}</h2>
                        <p>To ${mail.to}</p>
                      </div>
                      <pre>${linked(withoutSubject(mail))}</pre>
                    </article>`,
                )}
              </main>
            </body>
          </html>`,
      );
    })
    .get('/dev/outbox.css', (c) =>
      c.body(fontFaces() + rules, 200, { 'content-type': 'text/css; charset=utf-8' }),
    );
