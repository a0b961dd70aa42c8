export type FrozenKind =
  | 'code'
  | 'url'
  | 'quote'
  | 'file'
  | 'flag'
  | 'placeholder'
  | 'identifier'
  | 'number'
  | 'name';

/** A stretch of the goal that is moved whole and never edited; `start` and `end` are UTF-16 offsets. */
export interface FrozenSpan {
  readonly start: number;
  readonly end: number;
  readonly kind: FrozenKind;
  readonly text: string;
}

const unit =
  '(?:\\s?%|\\s?°[CF]?|\\s?(?:kg|mg|g|ml|km|cm|mm|nm|m|s|ms|min|mins|h|hrs?|GB|MB|TB|kB|px|dB|Hz|GHz|W|V|mA|k|x)\\b|(?:st|nd|rd|th)\\b)?';

const webAddress = 'https?:\\/\\/[^\\s<>"]{1,2000}';
const pathAlone = '(?<![\\p{L}\\p{N}])\\/(?:[\\w.-]{1,80}\\/?){1,12}';

// Every alternative is bounded in length, which keeps the scan linear on hostile text.
const patterns: readonly (readonly [FrozenKind, string])[] = [
  [
    'code',
    '```[\\s\\S]{0,20000}?```|`[^`\\n]{1,300}`|\\$[^$\\s](?:[^$\\n]{0,200}[^$\\s])?\\$(?!\\d)|<code>[\\s\\S]{0,5000}?<\\/code>',
  ],
  ['url', `${webAddress}|\\bwww\\.[^\\s<>"]{1,500}|\\b[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,4}`],
  [
    'quote',
    "\"[^\"\\n]{1,600}\"|“[^“”]{1,600}”|«[^«»]{1,600}»|„[^“”]{1,600}[“”]|(?<![\\p{L}\\p{N}])'(?:[^'\\n]|(?<=\\p{L})'(?=\\p{L})){1,200}'(?![\\p{L}\\p{N}])|‘[^’\\n]{1,200}’(?!\\p{L})",
  ],
  ['placeholder', '\\{\\{[^{}\\n]{1,80}\\}\\}|\\[[^\\[\\]\\n]{1,80}\\]|<\\/?[A-Za-z][^<>\\n]{0,80}>'],
  [
    'file',
    `(?<![\\p{L}\\p{N}])(?:[\\w-]{1,80})?\\.(?:tsx?|jsx?|py|pt|csv|json|xml|ya?ml|md|txt|html?|css|pdf|docx?|xlsx?|pptx?|png|jpe?g|gif|svg|mp[34]|nix|sql|sh|toml|env|zip|net)\\b|${pathAlone}`,
  ],
  ['flag', '(?<=\\s|^)--?[A-Za-z][\\w-]{0,40}'],
  [
    'identifier',
    '\\b[A-Za-z]\\w{0,60}\\(\\)|\\b[A-Za-z]{1,40}(?:_[A-Za-z0-9]{1,40}){1,8}\\b|\\b[a-z]{1,40}(?:[A-Z][a-z0-9]{1,40}){1,8}\\b|\\\\[A-Za-z]{2,40}',
  ],
  ['number', `[$€£¥]?\\d{1,40}(?:[.,:/]\\d{1,40}){0,12}${unit}`],
  [
    'name',
    "(?<=[\\p{Ll}\\p{N},;:)\"] )(?!I\\b)(?:(?:Dr|Mr|Mrs|Ms|St|Prof)\\. (?=\\p{Lu}))?(?:(?:\\p{Lu}\\.){2,4}|\\p{Lu}(?:[\\p{L}\\p{N}'’&+#-]|\\.(?=[\\p{L}\\p{N}])){0,40})(?: (?:of the|of|de|the|&) (?=\\p{Lu}))?(?: \\p{Lu}[\\p{L}\\p{N}'’&+#-]{0,40}){0,6}|\\b\\p{Lu}{2}[\\p{Lu}\\p{N}+#-]{0,20}\\b",
  ],
];

const scannerOf = (found: typeof patterns): RegExp =>
  new RegExp(found.map(([kind, source]) => `(?<${kind}>${source})`).join('|'), 'gu');

// Addresses, files and identifiers read every word to its end to see that it is none: only where one of their signs is.
const signs = /[@_\\]|\(\)|www\.|\.[a-z]|[a-z][A-Z]/;
const anything = scannerOf(patterns);
const plain = scannerOf(
  patterns.flatMap(([kind, source]) => {
    if (kind === 'identifier') return [];
    const kept = kind === 'url' ? webAddress : kind === 'file' ? pathAlone : source;
    return [[kind, kept] as const];
  }),
);
const trailing = /[.,;:!?'’)]+$/;

/** Quotes, code, addresses, file names, flags, numbers and names of `text` (rule K1), in order, without overlap. */
export const findFrozenSpans = (text: string): readonly FrozenSpan[] => {
  const found: FrozenSpan[] = [];
  for (const match of text.matchAll(signs.test(text) ? anything : plain)) {
    const kind = patterns.find(([name]) => match.groups?.[name] !== undefined)?.[0];
    if (kind === undefined) continue;
    const kept = kind === 'url' || kind === 'name' ? match[0].replace(trailing, '') : match[0];
    if (kept === '') continue;
    found.push({ start: match.index, end: match.index + kept.length, kind, text: kept });
  }
  return found;
};
