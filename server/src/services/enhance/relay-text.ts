import type { TextListener } from '../../http/answer-with-events.ts';
import { safeStart } from './find-leak.ts';

/** Characters of raw answer between two looks at it: reading it at every piece would cost more than it shows. */
const stride = 24;

export class Leaking extends Error {
  override readonly name = 'Leaking';
}

/**
 * Passes the rewritten goal on while the model's JSON is still growing, its last words held back until they are known
 * to be harmless. Throws {@link Leaking} when our own instructions begin to show.
 */
export function relayText(
  { onText, onRestart }: TextListener,
  { isLeak, tidy }: { isLeak: (text: string) => boolean; tidy: (text: string) => string },
) {
  let sent = '';
  let read = 0;
  return {
    async hear(raw: string): Promise<void> {
      if (raw.length < read + stride) return;
      read = raw.length;
      const { parsePartialJson } = await import('ai');
      const { value } = await parsePartialJson(raw);
      const enhanced =
        typeof value === 'object' && value !== null && 'enhanced' in value ? value.enhanced : undefined;
      if (typeof enhanced !== 'string') return;
      if (isLeak(enhanced.slice(-2000))) throw new Leaking('Our instructions show in the answer');
      const safe = tidy(safeStart(enhanced)).trimStart();
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
