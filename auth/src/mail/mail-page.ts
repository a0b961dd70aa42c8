/** Text as the content or a quoted attribute of HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign,
  );

/** A paragraph of a mail, from HTML. */
export const mailParagraph = (html: string): string =>
  `<p style="margin:0 0 16px;line-height:1.5">${html}</p>`;

/** The button of a mail, as a paragraph. */
export const mailButton = ({ label, link }: { label: string; link: string }): string =>
  mailParagraph(
    `<a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1f2937;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(label)}</a>`,
  );

/** The HTML of a mail with heading and signature around its paragraphs. It loads nothing and reads well without styles. */
export const mailPage = ({
  subject,
  heading,
  paragraphs,
  siteUrl,
}: {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  siteUrl: string;
}): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px;font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px">
<main style="max-width:520px;margin:0 auto">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>
${paragraphs.join('\n')}
<p style="margin:24px 0 0;font-size:14px"><a href="${escapeHtml(siteUrl)}" style="color:inherit">Whetstone</a></p>
</main>
</body>
</html>
`;
