import type { Section, Span } from '@whetstone/engine';
import { variablePattern } from '@whetstone/engine/templates';
import { blankInWords } from '../../lib/blank-in-words.ts';

/** What a blank asks for, where somebody wrote it down. */
export interface VariableHint {
  name: string;
  label: string;
  example: string;
  optional?: true;
}

/** "due_date" as words. */
export const labelOf = (name: string): string => {
  const words = name.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * A prompt with `{{blanks}}` as a manuscript of one section: each blank is a mark, its margin note says what belongs
 * there, and a blank with a value shows the value.
 */
export function templateSections(
  text: string,
  hints: readonly VariableHint[] = [],
  values: Readonly<Record<string, string>> = {},
): Section[] {
  const spans: Span[] = [];
  let end = 0;
  for (const match of text.matchAll(variablePattern)) {
    const name = match[1] ?? '';
    if (match.index > end) spans.push({ text: text.slice(end, match.index), origin: 'goal' });
    const value = values[name]?.trim();
    spans.push({
      text: value || blankInWords(match[0].slice(2, -2)),
      origin: 'added',
      // An open one is drawn as a field.
      rule: value ? name : `blank:${name}`,
      reason: reasonOf(name, hints, match[2]),
    });
    end = match.index + match[0].length;
  }
  if (end < text.length) spans.push({ text: text.slice(end), origin: 'goal' });
  const shown = spans.map((span) => span.text).join('');
  return [{ id: 'prompt', title: '', text: shown, spans, reason: '' }];
}

function reasonOf(name: string, hints: readonly VariableHint[], preset = '') {
  const hint = hints.find((candidate) => candidate.name === name);
  if (!hint) {
    const taken = preset.split('|', 1)[0]?.trim();
    return taken
      ? `${labelOf(name)}: “${taken}” unless you choose another.`
      : `${labelOf(name)}: yours to fill in.`;
  }
  return `${hint.label}, such as “${hint.example}”.${hint.optional ? ' If left empty, its line is removed.' : ''}`;
}
