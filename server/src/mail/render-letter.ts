import { escapeHtml } from './escape-html.ts';

/** Subject, plain text and HTML of a mail with paragraphs and one link. The HTML loads nothing and reads well without styles. */
export const renderLetter = ({
  subject,
  paragraphs,
  link,
  siteUrl,
}: {
  subject: string;
  paragraphs: readonly string[];
  link: { label: string; path: string };
  siteUrl: string;
}): { subject: string; text: string; html: string } => {
  const address = `${siteUrl}${link.path}`;
  const paragraph = (html: string) => `<p style="margin:0 0 16px;line-height:1.5">${html}</p>`;
  const text = [subject, ...paragraphs, `${link.label}:\n${address}`, `Whetstone\n${siteUrl}\n`].join('\n\n');
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
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
${paragraphs.map((one) => paragraph(escapeHtml(one))).join('\n')}
${paragraph(`<a href="${escapeHtml(address)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1f2937;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(link.label)}</a>`)}
<p style="margin:24px 0 0;font-size:14px"><a href="${escapeHtml(siteUrl)}" style="color:inherit">Whetstone</a></p>
</main>
</body>
</html>
`;
  return { subject, text, html };
};
