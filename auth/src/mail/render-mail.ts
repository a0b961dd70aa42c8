import { mailTexts, type MailKind } from './mail-texts.ts';

export interface MailValues {
  /** The link to follow. */
  readonly link?: string;
  /** Six digits to type instead. */
  readonly code?: string;
  /** The address that the account is to have. */
  readonly newEmail?: string;
  /** How long link and code work, in minutes. */
  readonly minutes: number;
  readonly siteUrl: string;
}

const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign,
  );

const duration = (minutes: number): string =>
  minutes % 60 === 0 ? `${minutes / 60} ${minutes === 60 ? 'hour' : 'hours'}` : `${minutes} minutes`;

const paragraph = (html: string): string => `<p style="margin:0 0 16px;line-height:1.5">${html}</p>`;

/** Subject, plain text and HTML of one mail. The HTML loads nothing and reads well without styles. */
export const renderMail = (
  kind: MailKind,
  values: MailValues,
): { subject: string; text: string; html: string } => {
  const { subject, heading, lead, action, closing } = mailTexts[kind];
  const said = lead(values.newEmail ?? '');
  // A link without a code is only the way to the site.
  const expiry = values.code ? `This works once, for ${duration(values.minutes)}.` : '';
  const button = values.link && action ? { label: action, link: values.link } : null;

  const text = [
    heading,
    said,
    button ? `${button.label}:\n${button.link}` : '',
    values.code ? `${button ? 'Or enter this code' : 'Your code'}: ${values.code}` : '',
    expiry,
    closing,
    `Whetstone\n${values.siteUrl}`,
  ]
    .filter(Boolean)
    .join('\n\n');

  const body = [
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>`,
    paragraph(escapeHtml(said)),
    button
      ? paragraph(
          `<a href="${escapeHtml(button.link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1f2937;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(button.label)}</a>`,
        )
      : '',
    values.code
      ? paragraph(
          `${button ? 'Or enter this code' : 'Your code'}: <strong style="font-size:22px;letter-spacing:3px">${values.code}</strong>`,
        )
      : '',
    expiry ? paragraph(expiry) : '',
    paragraph(escapeHtml(closing)),
    `<p style="margin:24px 0 0;font-size:14px"><a href="${escapeHtml(values.siteUrl)}" style="color:inherit">Whetstone</a></p>`,
  ]
    .filter(Boolean)
    .join('\n');

  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px">
<main style="max-width:520px;margin:0 auto">
${body}
</main>
</body>
</html>
`;
  return { subject, text: `${text}\n`, html };
};
