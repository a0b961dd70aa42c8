/** Text as the content or a quoted attribute of HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign] ?? sign,
  );

// Paper and ink of the site; mail programs know neither its fonts nor custom properties.
const ink = '#1a1815';
const muted = '#6b665c';
const hairline = '#e7e3da';
const mark = '#b93a0e';
const sans = "Geist,system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const serif = "Newsreader,Charter,'Iowan Old Style',Georgia,serif";
const mono = "ui-monospace,Menlo,Consolas,'Courier New',monospace";

/** Inline colours win over a style sheet, so what is to change in the dark says so with weight. */
const darkSheet = `@media (prefers-color-scheme:dark){
body,.paper{background:#100f0d!important}
.sheet{background:#171613!important;border-color:#2c2925!important}
.mark{color:#ff8f63!important}.marked{text-decoration-color:#ff8f63!important}
.ink{color:#f6f3ec!important}.body{color:#d2cdc3!important}.muted{color:#9c9689!important}
.line{border-color:#2c2925!important}.stone{background:#f6f3ec!important}.edge{background:#ff8f63!important}
.button{background:#f6f3ec!important;border-color:#f6f3ec!important;color:#100f0d!important}
}`;

/** The stone and the edge that it draws, without a picture: where a mail program ignores the turns, a block and a line remain. */
const drawnMark = `<span class="stone" style="display:inline-block;width:15px;height:9px;margin:0 -1px 0 2px;border-radius:2px;background:${ink};transform:skewX(-15deg);overflow:hidden;font-size:0;line-height:0">&nbsp;</span><span class="edge" style="display:inline-block;width:10px;height:2px;margin:0 9px 9px 0;border-radius:1px;background:${mark};transform:rotate(-22deg);overflow:hidden;font-size:0;line-height:0">&nbsp;</span>`;

/** A paragraph of a mail, from HTML. */
export const mailParagraph = (html: string): string =>
  `<p class="body" style="margin:0 0 16px;line-height:1.55;color:#3f3b35">${html}</p>`;

/** A smaller paragraph of a mail, from HTML: what holds if somebody else asked for it. */
export const mailNote = (html: string): string =>
  `<p class="muted" style="margin:0 0 12px;font-size:14px;line-height:1.5;color:${muted}">${html}</p>`;

interface MailButton {
  label: string;
  link: string;
}

/** The button of a mail, as a paragraph. */
export const mailButton = ({ label, link }: MailButton): string =>
  `<p style="margin:24px 0"><a class="button" href="${escapeHtml(link)}" style="display:inline-block;padding:11px 20px;border-radius:6px;border:1px solid ${ink};background:${ink};color:#fcfbf8;line-height:20px;text-align:center;text-decoration:none;font-weight:500">${escapeHtml(label)}</a></p>`;

/** An address in a mail, on a line of its own rather than broken at its hyphen. */
export const mailAddress = (address: string): string =>
  `<span class="ink" style="display:inline-block;max-width:100%;color:${ink};overflow-wrap:anywhere">${escapeHtml(address)}</span>`;

/** A code to type, with the words above it. */
export const mailCode = ({ label, code }: { label: string; code: string }): string =>
  `<p class="muted" style="margin:0 0 6px;font-size:14px;color:${muted}">${escapeHtml(label)}</p>
<p class="ink" style="margin:0 0 20px;color:${ink};font-family:${mono};font-size:28px;line-height:1.2;letter-spacing:0.2em">${escapeHtml(code)}</p>`;

/** Pairs of name and value one below the other; the last one is the sum. */
export const mailTable = (rows: readonly (readonly [name: string, value: string])[]): string => {
  const cells = rows.map(([name, value], at) => {
    const isSum = at === rows.length - 1;
    const style = `padding:10px 0;border-top:1px solid ${hairline}${isSum ? `;font-family:${serif};font-size:20px` : ''}`;
    const [look, color] = isSum ? ['ink', ink] : ['muted', muted];
    return `<tr><th scope="row" class="line ${look}" style="${style};text-align:left;font-weight:400;color:${color}">${escapeHtml(name)}</th><td class="line ink" style="${style};text-align:right;font-variant-numeric:tabular-nums;color:${ink}">${escapeHtml(value)}</td></tr>`;
  });
  return `<table class="line" style="width:100%;margin:0 0 20px;border-collapse:collapse;border-bottom:1px solid ${hairline}">\n${cells.join('\n')}\n</table>`;
};

/** What such mails usually say, struck, and why this one does not say it. */
export interface MailEdit {
  /** Nothing where a joke would frighten. */
  readonly before?: string;
  readonly why: string;
}

/** A heading as the product edits: the usual words struck above it, its end underlined, the number of its reason behind it, the reason below. */
const mailHeading = (heading: string, edit: MailEdit | undefined): string => {
  const look = `margin:0 0 ${edit ? 8 : 20}px;color:${ink};font-family:${serif};font-size:28px;font-weight:400;line-height:1.3;letter-spacing:-0.01em`;
  if (!edit) return `<h1 class="ink" style="${look}">${escapeHtml(heading)}</h1>`;
  const [, begin = '', end = ''] = /^(.*?)(\S+\s\S+|\S+)$/.exec(heading) ?? [];
  const struck = edit.before
    ? `<p class="muted" style="margin:0 0 4px;font-family:${serif};font-size:20px;line-height:1.4;color:${muted}"><del class="marked" style="text-decoration:line-through;text-decoration-color:${mark};text-decoration-thickness:1px">${escapeHtml(edit.before)}</del></p>
`
    : '';
  return `${struck}<h1 class="ink" style="${look}">${escapeHtml(begin)}<ins class="marked" style="text-decoration:underline;text-decoration-color:${mark};text-decoration-thickness:1px;text-underline-offset:5px">${escapeHtml(end)}</ins><sup class="mark" style="margin-left:3px;color:${mark};font-family:${sans};font-size:13px;font-weight:600;line-height:0">1</sup></h1>
<p class="muted" style="margin:0 0 24px;padding:0 0 0 20px;text-indent:-20px;font-size:14px;line-height:1.5;color:${muted}"><span class="mark" style="display:inline-block;width:20px;color:${mark};font-weight:600;text-indent:0">1</span>${escapeHtml(edit.why)}</p>`;
};

/** The HTML of a mail with name, heading and foot around its parts. It loads nothing and reads well without styles. */
export const mailPage = ({
  subject,
  heading,
  edit,
  preview,
  parts,
  siteUrl,
}: {
  subject: string;
  heading: string;
  edit?: MailEdit | undefined;
  /** What a list of mails shows behind the subject. */
  preview: string;
  parts: readonly string[];
  siteUrl: string;
}): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkSheet}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#f5f3ee;font-family:${sans};font-size:16px">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<main style="max-width:560px;margin:0 auto;padding:32px 12px">
<p style="margin:0 0 20px;padding:0 25px"><a class="ink" href="${escapeHtml(siteUrl)}" style="display:inline-block;color:${ink};font-family:${serif};font-size:20px;line-height:1;letter-spacing:-0.01em;text-decoration:none">${drawnMark}Whetstone</a></p>
<div class="sheet" style="padding:32px 24px 24px;border:1px solid ${hairline};border-radius:10px;background:#ffffff">
${mailHeading(heading, edit)}
${parts.join('\n')}
</div>
<p class="muted" style="margin:20px 0 0;padding:0 25px;font-size:13px;line-height:1.5;color:${muted}">Whetstone turns a plain goal into a prompt for your AI\u00a0tool.<br><a class="muted" href="${escapeHtml(siteUrl)}" style="color:${muted}">${escapeHtml(siteUrl.replace(/^https?:\/\//, ''))}</a></p>
</main>
</body>
</html>
`;
