import type { GeneratedPrompt } from '@whetstone/contract';
import { estimateTokens } from '@whetstone/engine';

type Section = GeneratedPrompt['sections'][number];

/** How a line follows a text: on its own, or in the flow of a picture's words. */
const joined = (text: string, line: string, isList: boolean): string => {
  if (isList) return `\n- ${line}`;
  return /[.!?]["”’]?$/.test(text.trimEnd()) ? ` ${line}${/[.!?]$/.test(line) ? '' : '.'}` : `, ${line}`;
};

const saidSection = (text: string, lines: readonly string[], isList: boolean): Section => {
  const spans = lines.reduce<Section['spans']>((put, line) => {
    const before = text + put.map((span) => span.text).join('');
    const whole = joined(before, line, isList);
    const at = whole.indexOf(line);
    return [
      ...put,
      { text: (put.length === 0 && isList ? '\n' : '') + whole.slice(0, at), origin: 'added' as const },
      { text: whole.slice(at), origin: 'chosen' as const, rule: 'further', reason: 'You added this later' },
    ];
  }, []);
  return {
    id: 'said',
    title: 'What you said about it',
    text: spans.map((span) => span.text).join(''),
    spans,
    reason: 'What you have answered and chosen since then',
  };
};

/** A model's prompt with what was said since as lines behind it, before the service's flags. */
export function addLines(
  prompt: GeneratedPrompt,
  lines: readonly string[],
  kind: 'content' | 'visual' | 'code',
): GeneratedPrompt {
  if (lines.length === 0) return prompt;
  const flags = prompt.sections.filter(({ id }) => id === 'settings');
  const own = prompt.sections.filter(({ id }) => id !== 'settings');
  const text = own.map((section) => section.text).join('');
  const sections = [...own, saidSection(text, lines, kind !== 'visual'), ...flags];
  const whole = sections.map((section) => section.text).join('');
  return {
    ...prompt,
    text: whole,
    sections,
    tokens: { ...prompt.tokens, prompt: estimateTokens(whole) },
  };
}
