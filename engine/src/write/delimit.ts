import type { TargetId } from '../catalogue/index.ts';
import type { Stretch } from './written.ts';

/** Signs of ours that only part or mark off what stands beside them. */
export const delimiter = (text: string): Stretch => ({ text, source: 'added', from: 'delimiter' });

const tagFor = (body: string): string => (body.includes('</text>') ? 'given_text' : 'text');
const fenceFor = (body: string): string => {
  const longest = Math.max(2, ...[...body.matchAll(/`{3,}/g)].map(([run]) => run.length));
  return '`'.repeat(longest + 1);
};

/** A text that was handed over, marked off as the target likes it best; never changed. */
export const wrapped = (body: readonly Stretch[], text: string, target: TargetId): readonly Stretch[] => {
  if (text.startsWith('```')) return body;
  const [before, after] =
    target === 'claude'
      ? [`<${tagFor(text)}>\n`, `\n</${tagFor(text)}>`]
      : text.includes('"""') || target === 'gemini'
        ? [`${fenceFor(text)}\n`, `\n${fenceFor(text)}`]
        : ['"""\n', '\n"""'];
  return [delimiter(before), ...body, delimiter(after)];
};
