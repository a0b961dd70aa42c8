const closers: Readonly<Record<string, string>> = { '"': '"', '“': '”', '«': '»', '`': '`' };
const longestQuote = 400;

/** Tags whose content is given material, not instruction. */
const dataTags: ReadonlySet<string> = new Set(
  'text data information document documents input example examples sentence notes code email'.split(' '),
);

/**
 * The text with code fences, inline code, quotations and data tags blanked by spaces of the same length.
 * Checks of wording read this, since words under discussion are not the prompt's own. Linear.
 */
export function maskQuoted(text: string): string {
  const parts: string[] = [];
  let kept = 0;
  for (const { index } of text.matchAll(/[<"“«`]/g)) {
    if (index < kept) continue;
    const end = endOfLiteral(text, index);
    if (end === index) continue;
    parts.push(text.slice(kept, index), text.slice(index, end).replace(/[^\n]/g, ' '));
    kept = end;
  }
  parts.push(text.slice(kept));
  return parts.join('');
}

function endOfLiteral(text: string, start: number): number {
  if (text.startsWith('```', start)) {
    const close = text.indexOf('\n```', start + 3);
    return close < 0 ? start : close + 4;
  }
  const char = text.charAt(start);
  if (char === '<') return endOfDataTag(text, start);
  const closer = closers[char];
  if (closer === undefined) return start;
  const window = text.slice(start + 1, start + 1 + longestQuote);
  const close = window.indexOf(closer);
  return close < 1 || window.lastIndexOf('\n', close) >= 0 ? start : start + close + 2;
}

function endOfDataTag(text: string, start: number): number {
  const gap = text.slice(start, start + 20).indexOf('>');
  if (gap < 2) return start;
  const name = text.slice(start + 1, start + gap);
  if (!dataTags.has(name) && !name.endsWith('_given')) return start;
  const close = text.indexOf(`</${name}>`, start + gap);
  return close < 0 ? start : close + name.length + 3;
}
