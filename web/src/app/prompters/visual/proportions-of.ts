import type { WrittenPrompt } from '../draft/prompter-draft.ts';

const named = new Set(['Aspect ratio', 'Size']);

/** Width by height of the picture, as set beside the prompt or in its flags; undefined where the service decides. */
export function proportionsOf({ settings = [], sections }: WrittenPrompt): number | undefined {
  const flags = sections
    .filter(({ id }) => id === 'settings')
    .map(({ text }) => /--ar \S+/.exec(text)?.[0] ?? '');
  const set = [...settings.filter(({ name }) => named.has(name)).map(({ value }) => value), ...flags];
  const [, width, height] = /(\d+) ?[x×:] ?(\d+)/.exec(set.join(' ')) ?? [];
  return width && height ? Math.min(2.5, Math.max(0.5, Number(width) / Number(height))) : undefined;
}
