import type { PromptVersion } from '@whetstone/contract';
import type { Section, Span } from '@whetstone/engine';
import { wordDiff } from '../../../lib/word-diff.ts';

const parts = [
  { id: 'title', title: 'Title', read: (version: PromptVersion) => version.title },
  { id: 'prompt', title: 'Prompt', read: (version: PromptVersion) => version.prompt_text },
  { id: 'description', title: 'Description', read: (version: PromptVersion) => version.description },
  { id: 'use-case', title: 'Use case', read: (version: PromptVersion) => version.use_case ?? '' },
  { id: 'category', title: 'Category', read: (version: PromptVersion) => version.category },
  { id: 'tags', title: 'Tags', read: (version: PromptVersion) => version.tags.join(', ') },
] as const;

const words = (spans: readonly Span[], origin: Span['origin']) =>
  spans.filter((span) => span.origin === origin).flatMap(({ text }) => text.match(/[\p{L}\p{N}_]+/gu) ?? [])
    .length;

const counted = (count: number) => `${count} ${count === 1 ? 'word' : 'words'}`;

const quotedLetters = 40;

/** What is read of a change on one side, in one line. */
const saidOn = (spans: readonly Span[], other: Span['origin']) =>
  spans
    .filter(({ origin }) => origin !== other)
    .map(({ text }) => text)
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** What a change did: in its own words where they are few, else by their number. */
function reasonOf(spans: readonly Span[]) {
  const was = saidOn(spans, 'added');
  const is = saidOn(spans, 'removed');
  if (was === is || (!hasLetters(was) && !hasLetters(is))) return 'Only spacing and punctuation changed.';
  if (Math.max(was.length, is.length) <= quotedLetters) {
    if (was === '') return `“${is}” added.`;
    return is === '' ? `“${was}” removed.` : `“${was}” became “${is}”.`;
  }
  const added = words(spans, 'added');
  const removed = words(spans, 'removed');
  if (added > 0 && removed > 0) return `${counted(added)} added, ${counted(removed)} removed.`;
  return added > 0 ? `${counted(added)} added.` : `${counted(removed)} removed.`;
}

const isKept = ({ origin, text }: Span) => origin === 'goal' && text.trim() !== '';

/** Each change, what went and what came in its place together, under a note of its own. */
function noteChanges(spans: readonly Span[], part: string): Span[] {
  const changes: number[][] = [];
  let isOpen = false;
  for (const [at, span] of spans.entries()) {
    if (isKept(span)) isOpen = false;
    if (span.origin === 'goal') continue;
    if (isOpen) changes.at(-1)?.push(at);
    else changes.push([at]);
    isOpen = true;
  }
  let end = 0;
  const noted: Span[] = [];
  for (const [number, places] of changes.entries()) {
    const [first = 0, last = 0] = [places[0], places.at(-1)];
    const { kept, change } = withItsWord(spans.slice(end, first), spans.slice(first, last + 1));
    noted.push(...kept, ...marked(change, `${part}-${number}`));
    end = last + 1;
  }
  return [...noted, ...spans.slice(end)];
}

const hasLetters = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** A mark between words that became words, or the other way round, is read with the word that it stands at. */
function withItsWord(kept: readonly Span[], change: readonly Span[]) {
  const [was, is] = [saidOn(change, 'added'), saidOn(change, 'removed')];
  const last = kept.at(-1);
  const [word] = /[\p{L}\p{N}_]+$/u.exec(last?.text ?? '') ?? [];
  if (!last || !word || was === '' || is === '' || hasLetters(was) === hasLetters(is))
    return { kept, change };
  const before = { ...last, text: last.text.slice(0, -word.length) };
  return {
    kept: [...kept.slice(0, -1), ...(before.text === '' ? [] : [before])],
    change: [{ ...last, text: word }, ...change],
  };
}

/** A change as it is read: what went, then what came in its place, the space around them unmarked. */
function marked(change: readonly Span[], rule: string): Span[] {
  const reason = reasonOf(change);
  const sideOf = (other: Span['origin']) =>
    change
      .filter(({ origin }) => origin !== other)
      .map(({ text }) => text)
      .join('');
  const [was, is] = [sideOf('added').trim(), sideOf('removed')];
  const came = is.trim();
  // Where only space changed there is nothing else to mark.
  if (was === '' && came === '')
    return change.map((span) => (span.origin === 'goal' ? span : { ...span, rule, reason }));
  const start = came === '' ? is.length : is.indexOf(came);
  const spans: Span[] = [
    { text: is.slice(0, start), origin: 'goal' },
    { text: was, origin: 'removed', rule, reason },
    { text: came, origin: 'added', rule, reason: was === '' ? reason : '' },
    { text: is.slice(start + came.length), origin: 'goal' },
  ];
  return spans.filter(({ text }) => text !== '');
}

/** What a save changed, as a manuscript of the parts that differ; the whole text for the first version. */
export function versionSections(before: PromptVersion | undefined, after: PromptVersion): Section[] {
  if (!before)
    return parts
      .filter(({ id }) => id === 'title' || id === 'prompt')
      .map(({ id, title, read }) => {
        const text = read(after);
        return { id, title, text, spans: [{ text, origin: 'goal' }], reason: 'First saved version.' };
      });
  return parts
    .filter(({ read }) => read(before) !== read(after))
    .map(({ id, title, read }) => {
      const noted = noteChanges(wordDiff(read(before), read(after)), id);
      return { id, title, text: read(after), spans: noted, reason: '' };
    });
}
