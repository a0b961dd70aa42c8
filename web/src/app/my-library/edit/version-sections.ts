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

function reasonOf(spans: readonly Span[]) {
  const added = words(spans, 'added');
  const removed = words(spans, 'removed');
  if (added > 0 && removed > 0) return `${counted(added)} added, ${counted(removed)} removed.`;
  if (added > 0) return `${counted(added)} added.`;
  return removed > 0 ? `${counted(removed)} removed.` : 'Only spacing and punctuation changed.';
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
      const spans = wordDiff(read(before), read(after));
      const reason = reasonOf(spans);
      let isTold = false;
      const noted = spans.map((span) => {
        if (span.origin === 'goal' || isTold) return span;
        isTold = true;
        return { ...span, reason };
      });
      return { id, title, text: read(after), spans: noted, reason: '' };
    });
}
