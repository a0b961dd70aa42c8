import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Dependencies } from '../http/dependencies.ts';
import { readOutbox } from '../mail/outbox.ts';

const linked = (text: string) =>
  raw(
    text
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
      .replace(/https?:\/\/[^\s&]+(?:&amp;[^\s&]+)*/g, (url) => `<a href="${url}">${url}</a>`),
  );

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
                      <h2>${mail.subject}</h2>
                      <p>To ${mail.to}</p>
                      <pre>${linked(mail.text)}</pre>
                    </article>`,
                )}
              </main>
            </body>
          </html>`,
      );
    })
    .get('/dev/outbox.css', (c) =>
      c.body(
        `:root{color-scheme:light dark}body{margin:0;background:light-dark(#fcfbf8,#100f0d);color:light-dark(#1a1815,#f6f3ec);font:16px/1.5 system-ui,sans-serif}
main{max-width:72ch;margin:48px auto;padding:0 16px}h1{font:480 44px/1.05 Georgia,serif;letter-spacing:-.02em}h2{font-size:18px;margin:0}
article{border-top:1px solid light-dark(#e7e3da,#2c2925);padding:24px 0}article p{margin:4px 0;color:light-dark(#6b665c,#9c9689)}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.75 ui-monospace,monospace}a{color:light-dark(#b93a0e,#ff8f63)}`,
        200,
        { 'content-type': 'text/css; charset=utf-8' },
      ),
    );
