import { escapeHtml, mailButton, mailPage, mailParagraph } from '@whetstone/auth';

/** Subject, plain text and HTML of a mail with paragraphs and one link. */
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
  const text = [subject, ...paragraphs, `${link.label}:\n${address}`, `Whetstone\n${siteUrl}\n`].join('\n\n');
  const html = mailPage({
    subject,
    heading: subject,
    paragraphs: [
      ...paragraphs.map((one) => mailParagraph(escapeHtml(one))),
      mailButton({ label: link.label, link: address }),
    ],
    siteUrl,
  });
  return { subject, text, html };
};
