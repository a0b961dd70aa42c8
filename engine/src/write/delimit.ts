import { defaultTarget, type TargetId } from '../catalogue/index.ts';
import type { Goal } from '../goal/read-goal.ts';
import type { Span } from '../result.ts';
import { joint } from './line.ts';

const tagFor = (body: string): string => (body.includes('</text>') ? 'given_text' : 'text');

/** A fence that nothing in the text closes. */
export const fenceFor = (body: string): string =>
  '`'.repeat(Math.max(3, ...[...body.matchAll(/`{3,}/g)].map(([run]) => run.length + 1)));

/** The text that a goal hands over, marked off as the target likes it best; never changed. */
export const materialOf = ({ text, material }: Goal, target: TargetId = defaultTarget): readonly Span[] => {
  if (!material) return [];
  const body = text.slice(material.range.start, material.range.end);
  const given: Span = { text: body, origin: 'goal' };
  if (body.startsWith('```')) return [joint('\n\n'), given];
  const [before, after] =
    target === 'claude'
      ? [`<${tagFor(body)}>\n`, `\n</${tagFor(body)}>`]
      : body.includes('"""') || target === 'gemini'
        ? [`${fenceFor(body)}\n`, `\n${fenceFor(body)}`]
        : ['"""\n', '\n"""'];
  return [joint('\n\n'), joint(before), given, joint(after)];
};
