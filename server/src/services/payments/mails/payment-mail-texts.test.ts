import { describe, expect, it } from 'vitest';
import { renderLetter } from '../../../mail/render-letter.ts';
import { paymentMailTexts } from './payment-mail-texts.ts';
import type { PaymentMailKind } from './queue-mail.ts';

const details = {
  plan: 'Professional',
  number: 'WS-7',
  cents: 1900,
  paid_at: '2026-03-01T23:30:00.000Z',
  period_end: '2026-04-01T23:30:00.000Z',
  grace_until: '2026-03-08T23:30:00.000Z',
  ends_at: '2026-04-01T23:30:00.000Z',
  renews_at: '2026-04-01T23:30:00.000Z',
  declared_at: '2026-03-02T08:15:00.000Z',
  target: 'Tea mail',
  reasons: ['spam'],
  reason: 'Advertising in 40 prompts.',
  support: 'support@whetstone.example',
  to: 'pro',
  to_limit: 5000,
  expires_at: '2027-03-01T00:00:00.000Z',
  plan_is_now: 'free',
  place: 'OpenAI',
  model: 'small-1',
};
const kinds = Object.keys(paymentMailTexts) as PaymentMailKind[];

describe('mails about money', () => {
  it.each(kinds)('[PY-05] %s says what happened in plain words, as text and as HTML', (kind) => {
    const letter = paymentMailTexts[kind](details);
    const mail = renderLetter({ ...letter, siteUrl: 'https://whetstone.example' });
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(letter.paragraphs[0]?.replaceAll("'", part === mail.html ? '&#39;' : "'"));
      expect(part).toContain(`https://whetstone.example${letter.link.path}`);
      expect(part).not.toMatch(/undefined|null|NaN|Invalid Date|[—–]/);
    }
    expect(mail.html).not.toMatch(/<script|<img|src=/);
  });

  it('[PY-05] name sums, days and the moment of a withdrawal', () => {
    const text = (kind: PaymentMailKind) => paymentMailTexts[kind](details).paragraphs.join(' ');
    const receipt = renderLetter({
      ...paymentMailTexts.receipt(details),
      siteUrl: 'https://whetstone.example',
    });
    expect(receipt.text).toContain('Plan: Whetstone Professional\n');
    expect(receipt.text).toContain('Paid on: March 1, 2026\n');
    expect(receipt.text).toContain('Total: $19.00\n');
    expect(receipt.html).toMatch(/Total<\/th><td[^>]*>\$19\.00/);
    expect(text('payment_failed')).toContain('stays active until March 8, 2026');
    expect(text('withdrawal')).toContain('on March 2, 2026 at 8:15');
    expect(paymentMailTexts.renewal(details).subject).toBe('Your plan renews on April 1, 2026');
  });

  it('[PY-05] a receipt leads to its invoice and names the tax, where there is either', () => {
    const receipt = (more: object) =>
      renderLetter({
        ...paymentMailTexts.receipt({ ...details, ...more }),
        siteUrl: 'https://whetstone.example',
      }).text;
    expect(receipt({})).toContain('https://whetstone.example/account#subscription');
    expect(receipt({ tax_cents: 0 })).not.toContain('Tax');
    const page = 'https://invoice.stripe.com/i/acct_1/live_1';
    const taxed = receipt({ tax_cents: 303, invoice_url: page });
    expect(taxed).toContain('Tax: $3.03\nTotal: $19.00');
    expect(taxed).toContain('Sold by: Whetstone\nContact: support@whetstone.example\n');
    expect(taxed.match(/\$19\.00/g)).toHaveLength(1);
    expect(taxed).toContain(`Open the invoice:\n${page}`);
  });

  it('[PY-05] bring nothing into the HTML that is not text', () => {
    const mail = renderLetter({
      subject: 'A <b> & "c"',
      paragraphs: ['<script>alert(1)</script>'],
      figures: [['<script>', '<script>']],
      link: { label: 'Go', path: '/"><script>' },
      siteUrl: 'https://whetstone.example',
    });
    expect(mail.html).not.toContain('<script>');
    expect(mail.text).toContain('<script>alert(1)</script>');
  });
});
