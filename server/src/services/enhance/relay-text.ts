import type { TextListener } from '../../http/answer-with-events.ts';
import { safeStart } from './find-leak.ts';

/** Characters of raw answer between two looks at it: reading it at every piece would cost more than it shows. */
const stride = 24;

export class Leaking extends Error {
  override readonly name = 'Leaking';
}

/**
 * Passes the field `shown` on while the model's JSON is still growing, its last words held back until they are known
 * to be harmless. Throws {@link Leaking} when our own instructions begin to show.
 */
export function relayText(
  { onText, onRestart }: TextListener,
  {
    shown,
    isLeak,
    tidy,
  }: { shown: string; isLeak: (text: string) => boolean; tidy: (text: string) => string },
) {
  let sent = '';
  let read = 0;
  return {
    async hear(raw: string): Promise<void> {
      if (raw.length < read + stride) return;
      read = raw.length;
      const { parsePartialJson } = await import('ai');
      const { value } = await parsePartialJson(raw);
      const text: unknown =
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[shown] : undefined;
      if (typeof text !== 'string') return;
      if (isLeak(text.slice(-2000))) throw new Leaking('Our instructions show in the answer');
      const safe = tidy(safeStart(text)).trimStart();
      if (safe.length <= sent.length || !safe.startsWith(sent)) return;
      onText(safe.slice(sent.length));
      sent = safe;
    },
    restart(): void {
      read = 0;
      if (sent === '') return;
      sent = '';
      onRestart();
    },
  };
}
