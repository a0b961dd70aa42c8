import type { Section, Span } from '@whetstone/engine';
import { linesOf } from '../../../ui/manuscript/lines-of-spans.ts';

export interface PromptRow {
  pieces: readonly Pick<Span, 'text' | 'origin'>[];
  /** Why the row is there; absent where the row above has said it. */
  reason?: string;
  /** What wrote it; absent where it is one's own. */
  rule?: string;
}

const ownOrigins: readonly Span['origin'][] = ['goal', 'edited', 'removed', 'card'];
const isOwn = ({ origin }: Span) => ownOrigins.includes(origin);

/** A line in groups: one's own words in one, each addition with its reason in another, with what joins it to the next. */
function groupsOf(line: readonly Span[]): Span[][] {
  const groups: Span[][] = [[]];
  for (const span of line) {
    const isFull = groups.at(-1)?.some((before) => before.reason || isOwn(before));
    if (span.reason && isFull && !isOwn(span)) groups.push([]);
    groups.at(-1)?.push(span);
  }
  return groups.filter((group) => group.some(({ text }) => text.trim() !== ''));
}

/** A prompt row by row, each with its reason, for a page without a script. Its words are those of the prompt, in order. */
export function promptRows(sections: readonly Section[]): PromptRow[] {
  let told: string | undefined;
  return sections.flatMap(({ spans, reason: ofSection }) =>
    linesOf(spans)
      .flatMap(groupsOf)
      .map((group) => {
        const own = group.some(isOwn) ? ofSection : undefined;
        const written = group.find((span) => span.reason);
        const reason = written?.reason ?? own;
        const isNews = reason !== undefined && reason !== told;
        told = reason ?? told;
        const pieces = group.map(({ text, origin }) => ({ text, origin }));
        return { pieces, ...(isNews && { reason }), ...(written?.rule && { rule: written.rule }) };
      }),
  );
}
