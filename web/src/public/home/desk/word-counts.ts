import type { Section, Span } from '@whetstone/engine';

const sources: Partial<Record<Span['origin'], 'yours' | 'chosen' | 'ours'>> = {
  goal: 'yours',
  edited: 'yours',
  card: 'yours',
  chosen: 'chosen',
  assumed: 'chosen',
  added: 'ours',
};

/** How many words of a prompt the visitor wrote, pressed, or got from the engine; what was struck out is in none. */
export function wordCounts(sections: readonly Section[]) {
  const texts = { yours: '', chosen: '', ours: '' };
  for (const { origin, text } of sections.flatMap(({ spans }) => spans)) {
    const source = sources[origin];
    // A word mended in part goes on in the span after it.
    if (source) texts[source] += origin === 'edited' || origin === 'goal' ? text : ` ${text}`;
  }
  const count = (text: string) => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return { yours: count(texts.yours), chosen: count(texts.chosen), ours: count(texts.ours) };
}
