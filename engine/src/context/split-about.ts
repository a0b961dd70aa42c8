import { cardFields, type CardFieldId, type CardKindId } from '../catalogue/fields.ts';
import { indexRows, lengthAt } from '../goal/phrases.ts';
import { phrasesAt, wordsOf } from '../goal/words.ts';
import { aboutCues } from '../knowledge/about-cues.ts';

/** A card as far as one sentence tells it; the person confirms it. */
export interface AboutCard {
  readonly kind: CardKindId;
  readonly facts: readonly { readonly field?: CardFieldId; readonly text: string }[];
}

const cues = indexRows(aboutCues.map((cue) => [cue, cue.words] as const));
const longestRead = 1_000;

const trimmed = (text: string): string =>
  text
    .replace(/^[\s,;:.–—-]+|[\s,;:.–—-]+$/g, '')
    .replace(/(?:\s|^)(?:and|but|who|which)$/i, '')
    .trim();

/**
 * Splits what somebody says of themselves or their work into fields: "I run a tea shop in Leeds with two staff". What no
 * field takes is free text, so that no word is lost. Never throws.
 */
export const splitAbout = (raw: string): AboutCard => {
  const text = raw.slice(0, longestRead).replace(/\s+/g, ' ').trim();
  const words = wordsOf(text);
  let kind: CardKindId | undefined;
  const taken = new Set<CardFieldId>();
  const parts: { start: number; end: number; field: CardFieldId }[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = phrasesAt(cues, words, at).find(
      ({ value: { field, about } }) => (about === undefined || about === kind) && !taken.has(field),
    );
    if (!found) continue;
    const { field, keeps } = found.value;
    kind ??= cardFields[field].kind;
    taken.add(field);
    const next = at + found.stems.length;
    const start = (keeps ? words[at]?.start : words[next]?.start) ?? text.length;
    const last = parts.at(-1);
    if (last) last.end = words[at]?.start ?? text.length;
    parts.push({ start, end: text.length, field });
    at = next - 1;
  }
  const firstWord = words.findIndex((_, at) => lengthAt(cues, words, at) > 0);
  const lead = trimmed(text.slice(0, parts.length > 0 ? words[firstWord]?.start : text.length));
  const facts = parts.flatMap(({ start, end, field }) => {
    const said = trimmed(text.slice(start, end));
    return said === '' ? [] : [{ field, text: said }];
  });
  return { kind: kind ?? 'me', facts: lead === '' ? facts : [...facts, { text: lead }] };
};
