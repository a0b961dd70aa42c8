import { estimateTokens } from '../tokens/index.ts';
import { maskQuoted } from './mask-quoted.ts';

/** A prompt or goal cut once, for all rules. */
export interface PromptView {
  readonly text: string;
  /** The text with quotations, code and given data blanked. */
  readonly prose: string;
  readonly lines: readonly string[];
  /** Lower-cased words of the prose. */
  readonly words: readonly string[];
  /** The words, each once. */
  readonly vocabulary: ReadonlySet<string>;
  /** The words with one space around each, so that phrases are found by `includes(' so that ')`. */
  readonly spoken: string;
  readonly sentences: readonly string[];
  readonly headings: readonly string[];
  readonly tags: readonly string[];
  readonly items: readonly string[];
  readonly tokens: number;
  readonly isEnglish: boolean;
}

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'_-]*/gu;
const ascii = /^[\n\x20-\x7e]*$/;
// Much faster than a search for letters of any script.
const latinWordPattern = /[a-z0-9][a-z0-9'_-]*/g;
const headingPattern =
  /^(?:#{1,6} +(?<hash>\S.*)|\*\*(?<bold>[^*]{2,60})\*\*:?|(?<plain>[A-Z][A-Za-z ]{2,30}):)$/;
const tagPattern = /<(\p{Ll}[\p{Ll}\p{M}\d_-]{1,30})>/gu;
const itemPattern = /^\s*(?:[-*•]|\d{1,3}[.)])\s+(\S.*)$/;

const searchedStart = 80;

// Found by its first characters: a search for a long line of one letter would take the square of its length.
const blankLine = (text: string, line: string): string => {
  const at = text.indexOf(line.slice(0, searchedStart));
  if (at < 0 || !text.startsWith(line, at)) return text;
  return text.slice(0, at) + ' '.repeat(line.length) + text.slice(at + line.length);
};

// Material is found line by line, since a line a key may have been made of it.
const maskGiven = (text: string, given: readonly string[]): string =>
  given
    .flatMap((block) => block.split('\n', 200))
    .map((line) => line.trim())
    .filter((line) => line.length > 3)
    .reduce(blankLine, text);

/** Cuts a text for the rules; `given` is material in it that is not its own wording. */
export function viewPrompt(text: string, given: readonly string[] = []): PromptView {
  const prose = maskGiven(maskQuoted(text), given);
  const lines = text.split('\n');
  const lower = prose.toLowerCase().replaceAll('’', "'");
  const isAscii = ascii.test(lower);
  const words = lower.match(isAscii ? latinWordPattern : wordPattern) ?? [];
  const vocabulary = once(() => new Set(words));
  const spoken = once(() => ` ${words.join(' ')} `);
  const sentences = once(() => splitSentences(prose));
  const headings = once(() => lines.flatMap((line) => headingOf(line.trim())));
  const tags = once(() =>
    text.includes('<') ? [...text.matchAll(tagPattern)].map((match) => match[1] ?? '') : [],
  );
  const items = once(() => lines.flatMap((line) => itemPattern.exec(line)?.[1] ?? []));
  const tokens = once(() => estimateTokens(text));
  const isEnglish = once(() => readsAsEnglish(words, isAscii));
  return {
    text,
    prose,
    lines,
    words,
    get vocabulary() {
      return vocabulary();
    },
    get spoken() {
      return spoken();
    },
    get sentences() {
      return sentences();
    },
    get headings() {
      return headings();
    },
    get tags() {
      return tags();
    },
    get items() {
      return items();
    },
    get tokens() {
      return tokens();
    },
    get isEnglish() {
      return isEnglish();
    },
  };
}

// A goal is cut for few of the rules: what none of them reads is not worked out.
const once = <Value extends object | string | number | boolean>(make: () => Value): (() => Value) => {
  let value: Value | undefined;
  return () => (value ??= make());
};

function headingOf(line: string): string[] {
  if (line.length > 80) return [];
  if (!line.startsWith('#') && !line.startsWith('*') && !line.endsWith(':')) return [];
  const groups = headingPattern.exec(line)?.groups;
  const heading = groups?.['hash'] ?? groups?.['bold'] ?? groups?.['plain'];
  return heading === undefined ? [] : [heading.toLowerCase()];
}

// White space first and what stands before it after: the rare sign is looked for, not every one looked behind.
const sentenceEnd = /\n|\s(?<=[.!?。！？]\s)/;

function splitSentences(text: string): string[] {
  return text
    .split(sentenceEnd)
    .map((sentence) => sentence.replace(/^[\s#*•-]+/, '').trim())
    .filter((sentence) => sentence !== '');
}

const englishWords: ReadonlySet<string> = new Set(
  'a an the of to in on at for with and or is are be that this it as by from not no each only one write give list build make if when then who which into do use your my'.split(
    ' ',
  ),
);

const latinWord = /^[a-z0-9'_-]+$/;

function readsAsEnglish(words: readonly string[], isAscii: boolean): boolean {
  if (words.length === 0) return false;
  const known = words.reduce((count, word) => (englishWords.has(word) ? count + 1 : count), 0);
  const latin = isAscii ? words.length : words.filter((word) => latinWord.test(word)).length;
  return latin >= words.length * 0.85 && (known >= words.length * 0.08 || words.length < 8);
}
