import { escapeHtml, type MailEdit, mailButton, mailPage, mailParagraph, mailTable } from '@whetstone/auth';

/** Subject, plain text and HTML of a mail with paragraphs, figures where it has some, and one link. */
export const renderLetter = ({
  subject,
  heading = subject,
  edit,
  paragraphs,
  figures = [],
  link,
  siteUrl,
}: {
  subject: string;
  /** What it says first, where that is shorter than its subject. */
  heading?: string | undefined;
  edit?: MailEdit | undefined;
  paragraphs: readonly string[];
  /** Names with their values, the sum last. */
  figures?: readonly (readonly [name: string, value: string])[];
  /** Where it leads: a path on the site, or a whole address. */
  link: { label: string; path: string };
  siteUrl: string;
}): { subject: string; text: string; html: string } => {
  const address = new URL(link.path, siteUrl).href;
  const listed = figures.map(([name, value]) => `${name}: ${value}`).join('\n');
  const text = [
    subject,
    ...paragraphs.slice(0, 1),
    ...(listed ? [listed] : []),
    ...paragraphs.slice(1),
    `${link.label}:\n${address}`,
    `Whetstone\n${siteUrl}\n`,
  ].join('\n\n');
  const html = mailPage({
    subject,
    heading,
    edit,
    preview: paragraphs[0] ?? subject,
    parts: [
      ...paragraphs.slice(0, 1).map((one) => mailParagraph(escapeHtml(one))),
      ...(figures.length > 0 ? [mailTable(figures)] : []),
      ...paragraphs.slice(1).map((one) => mailParagraph(escapeHtml(one))),
      mailButton({ label: link.label, link: address }),
    ],
    siteUrl,
  });
  return { subject, text, html };
};
