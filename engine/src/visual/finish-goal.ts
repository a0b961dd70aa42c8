import type { Span } from '../result.ts';
import type { Edit } from './goal-edits.ts';
import type { GoalForm } from './write-goal.ts';

/** The goal as spans, with the edits made in order; of two that overlap the first counts. */
export function cut(text: string, edits: readonly Edit[]): Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    if (edit.start < at) continue;
    if (edit.start > at) spans.push({ text: text.slice(at, edit.start), origin: 'goal' });
    if (edit.span !== undefined) spans.push(edit.span);
    at = edit.end;
  }
  if (at < text.length) spans.push({ text: text.slice(at), origin: 'goal' });
  return spans;
}

/** The spans with clean edges, what stands in for absences, and capital and full stop where sentences are wanted. */
export function finish(cutSpans: readonly Span[], twins: readonly string[], { form }: GoalForm): Span[] {
  const spans = trimEdges(cutSpans, form === 'phrases' || twins.length > 0);
  for (const twin of twins)
    spans.push(
      { text: ', ', origin: 'added' },
      { text: twin, origin: 'added', rule: 'V7', reason: 'Stands in for what is absent' },
    );
  if (form === 'phrases') return spans;
  const first = spans.findIndex((span) => span.origin !== 'removed');
  const opening = spans[first];
  if (opening === undefined) return spans;
  if (/^\p{Ll}(?!\p{Lu})/u.test(opening.text) && opening.origin === 'goal') {
    const letter = opening.text.slice(0, 1);
    const capital = letter.toUpperCase();
    // Letters such as ß have no capital of their own.
    if (capital.toLowerCase() === letter)
      spans.splice(
        first,
        1,
        { text: capital, origin: 'edited' },
        { ...opening, text: opening.text.slice(1) },
      );
  }
  const last = spans.findLast((span) => span.origin !== 'removed')?.text ?? '';
  if (!/[.!?…。！？]["”']?$/u.test(last)) spans.push({ text: '.', origin: 'added' });
  return spans;
}

/** Blanks and stray marks left by cuts go from both ends of what is kept. */
function trimEdges(spans: readonly Span[], dropsFullStop: boolean): Span[] {
  const kept = [...spans];
  const first = kept.findIndex((span) => span.origin !== 'removed');
  const last = kept.findLastIndex((span) => span.origin !== 'removed');
  const trim = (index: number, pattern: RegExp): void => {
    const span = kept[index];
    if (span !== undefined && span.origin === 'goal')
      kept[index] = { ...span, text: span.text.replace(pattern, '') };
  };
  trim(first, /^[\s,;:]+/);
  trim(last, dropsFullStop ? /[\s,;:.]{1,40}$/ : /[\s,;:]{1,40}$/);
  return kept.filter((span) => span.text !== '');
}
