import type { Section, Span } from '@whetstone/engine';

/** A reason in the margin. */
export interface Note {
  number: number;
  reason: string;
  /** What put the first of its words there. */
  rule?: string;
}

export interface MarkedSpan {
  span: Span;
  /** Where the span begins among the section's spans, in characters. */
  start: number;
  /** Number of the note that explains the span; absent for words that need no reason. */
  note?: number;
  /** The number is written once, after the last of the spans that share a note without a gap. */
  showsNumber: boolean;
}

export interface MarkedSection {
  section: Section;
  spans: MarkedSpan[];
  notes: Note[];
}

/**
 * Numbers the reasons through all sections, in reading order. Within a section one reason has one number; a span
 * that names a rule without a reason belongs to the note which that rule has there.
 */
export function numberNotes(sections: readonly Section[]): MarkedSection[] {
  let count = 0;
  return sections.map((section) => {
    const numberOfReason = new Map<string, number>();
    const numberOfRule = new Map<string, number>();
    const notes: Note[] = [];
    const noteOf = ({ reason, rule }: Span) => {
      if (!reason) return rule === undefined ? undefined : numberOfRule.get(rule);
      const number = numberOfReason.get(reason) ?? ++count;
      if (!numberOfReason.has(reason)) notes.push({ number, reason, ...(rule !== undefined && { rule }) });
      numberOfReason.set(reason, number);
      if (rule !== undefined) numberOfRule.set(rule, number);
      return number;
    };
    let end = 0;
    const numbered = section.spans.map((span) => {
      const start = end;
      end += span.text.length;
      return { span, start, note: noteOf(span) };
    });
    const spans = numbered.map((entry, index) => ({
      ...entry,
      showsNumber: entry.note !== undefined && numbered[index + 1]?.note !== entry.note,
    }));
    return { section, spans, notes };
  });
}

/** The numbers of the notes by the rules that put their words there, as `question:reader`: what was pressed and the line that it became wear one number. */
export const numbersOfRules = (sections: readonly Section[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    numberNotes(sections)
      .flatMap(({ spans }) => spans)
      .flatMap(({ span: { rule }, note }) => (rule && note ? [[rule, note]] : [])),
  );
