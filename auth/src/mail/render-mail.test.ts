import { describe, expect, it } from 'vitest';
import { mailTexts, type MailKind } from './mail-texts.ts';
import { renderMail } from './render-mail.ts';

const values = {
  siteUrl: 'https://app.test',
  minutes: 60,
  link: 'https://app.test/auth/v1/verify?token=a&type=signup',
  code: '123456',
};

describe('a mail', () => {
  it.each(Object.keys(mailTexts) as MailKind[])('of kind %s says the same in plain text and HTML', (kind) => {
    const { subject, text, html } = renderMail(kind, { ...values, newEmail: 'new@example.test' });
    expect(subject).not.toMatch(/[\r\n]/);
    expect(html).toContain('<html lang="en">');
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const body of [text, html]) {
      expect(body).toContain('123456');
      expect(body).not.toMatch(/[–—]|undefined|<img|https?:\/\/(?!app\.test)/);
    }
  });

  it('carries link and code, and how long they work', () => {
    const { text, html } = renderMail('confirmation', values);
    expect(text).toContain(`\n${values.link}\n`);
    expect(html).toContain('href="https://app.test/auth/v1/verify?token=a&amp;type=signup"');
    expect(text).toContain('The link and the code work once and expire in 1 hour.');
  });

  it('tells of no end where its link is only the way to the site', () => {
    for (const kind of ['account_exists', 'password_changed', 'address_in_use', 'account_deleted'] as const) {
      const { text, html } = renderMail(kind, { siteUrl: values.siteUrl, minutes: 60, link: values.siteUrl });
      expect(text + html).not.toContain('once and expire');
    }
    expect(renderMail('reauthentication', { ...values, link: undefined }).text).toContain(
      'The code works once and expires',
    );
  });

  it('shows an address as text, never as markup', () => {
    const { html } = renderMail('email_change_current', { ...values, newEmail: '"<script>"@evil.test' });
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;');
  });
});
