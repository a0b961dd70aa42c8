import type { Section, Span } from '@whetstone/engine';

/** A reason in the margin. */
export interface Note {
  /** Its place among all notes, in reading order. */
  number: number;
  /** What stands at its words: a number, or a letter where they are ours and nobody chose them. */
  label: string;
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
  /** The label of that note. */
  label?: string;
  /** It is written once, after the last of the spans that share a note without a gap. */
  showsNumber: boolean;
}

export interface MarkedSection {
  section: Section;
  spans: MarkedSpan[];
  notes: Note[];
}

const isOurs = ({ origin }: Span) => origin === 'added' || origin === 'assumed';

/** From a on, as digits above nine are written. */
const letterAt = (place: number): string => (place + 10).toString(36);

/** Whether a label is a letter. */
export const isLetter = (label: string | number): boolean => Number.isNaN(Number(label));

/**
 * Numbers the reasons through all sections, in reading order; on a desk (`isLettered`) those of what is ours get letters. Within a section one reason has one number; a span
 * that names a rule without a reason belongs to the note which that rule has there.
 */
export function numberNotes(sections: readonly Section[], isLettered = false): MarkedSection[] {
  const count = { theirs: 0, ours: 0 };
  const labelOf = (span: Span) =>
    isLettered && isOurs(span) ? letterAt(count.ours++) : String(++count.theirs);
  return sections.map((section) => {
    const ofReason = new Map<string, Note>();
    const ofRule = new Map<string, Note>();
    const noteOf = (span: Span) => {
      const { reason, rule } = span;
      if (!reason) return rule === undefined ? undefined : ofRule.get(rule);
      let note = ofReason.get(reason);
      if (!note) {
        const label = labelOf(span);
        note = { number: count.theirs + count.ours, label, reason, ...(rule !== undefined && { rule }) };
        ofReason.set(reason, note);
      }
      if (rule !== undefined) ofRule.set(rule, note);
      return note;
    };
    let end = 0;
    const numbered = section.spans.map((span) => {
      const start = end;
      end += span.text.length;
      const note = noteOf(span);
      return { span, start, note: note?.number, label: note?.label };
    });
    const spans = numbered.map((entry, index) => ({
      ...entry,
      showsNumber: entry.note !== undefined && numbered[index + 1]?.note !== entry.note,
    }));
    return { section, spans, notes: [...ofReason.values()] };
  });
}

/** The labels of the notes by the rules that put their words there, as `question:reader`: what was pressed and the line that it became wear one. */
export const numbersOfRules = (
  sections: readonly Section[],
  isLettered = false,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    numberNotes(sections, isLettered)
      .flatMap(({ spans }) => spans)
      .flatMap(({ span: { rule }, label }) => (rule && label ? [[rule, label]] : [])),
  );
