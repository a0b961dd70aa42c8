import {
  escapeHtml,
  mailAddress,
  mailButton,
  mailCode,
  mailNote,
  mailPage,
  mailParagraph,
} from './mail-page.ts';
import { mailTexts, type MailKind } from './mail-texts.ts';

export interface MailValues {
  /** The link to follow. */
  readonly link?: string;
  /** Six digits to type instead. */
  readonly code?: string;
  /** The address that the account is to have. */
  readonly newEmail?: string;
  /** When and with which browser it was done, where the owner is to judge whether it was them. */
  readonly done?: string;
  /** How long link and code work, in minutes. */
  readonly minutes: number;
  readonly siteUrl: string;
}

const duration = (minutes: number): string =>
  minutes % 60 === 0 ? `${minutes / 60} ${minutes === 60 ? 'hour' : 'hours'}` : `${minutes} minutes`;

/** Subject, plain text and HTML of one mail. The HTML loads nothing and reads well without styles. */
export const renderMail = (
  kind: MailKind,
  values: MailValues,
): { subject: string; text: string; html: string } => {
  const { subject, heading, edit, lead, action, closing } = mailTexts[kind];
  const said = lead(values.newEmail ?? '');
  // A link without a code is only the way to the site.
  const once = values.link ? 'The link and the code work once and expire' : 'The code works once and expires';
  const expiry = values.code ? `${once} in ${duration(values.minutes)}.` : '';
  const button = values.link && action ? { label: action, link: values.link } : null;

  const done = values.done ?? '';

  const text = [
    heading,
    said,
    done,
    button ? `${button.label}:\n${button.link}` : '',
    values.code ? `${button ? 'Or enter this code' : 'Your code'}: ${values.code}` : '',
    expiry,
    closing,
    `Whetstone\n${values.siteUrl}`,
  ]
    .filter(Boolean)
    .join('\n\n');

  const leadHtml = values.newEmail
    ? escapeHtml(said).replace(escapeHtml(values.newEmail), () => mailAddress(values.newEmail ?? ''))
    : escapeHtml(said);
  const codeLabel = button ? 'Or enter this code' : 'Your code';
  const parts = [
    mailParagraph(leadHtml),
    done ? mailNote(escapeHtml(done)) : '',
    button ? mailButton(button) : '',
    values.code ? mailCode({ label: codeLabel, code: values.code }) : '',
    expiry ? mailNote(expiry.replace(/(\d) /, '$1&nbsp;')) : '',
    mailNote(escapeHtml(closing)),
  ].filter(Boolean);
  const html = mailPage({ subject, heading, edit, preview: said, parts, siteUrl: values.siteUrl });
  return { subject, text: `${text}\n`, html };
};
