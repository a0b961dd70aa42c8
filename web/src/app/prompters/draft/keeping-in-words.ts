import type { Keeping } from '../../../lib/drafts/keeper/keeping.ts';

/** What the top bar says of a draft: the same while all goes well, so that nothing flickers beside one who types. */
export function keepingInWords({ phase, isSealed }: Keeping): string {
  if (phase === 'opening') return 'Opening your draft';
  if (phase === 'too-large') return 'Too long to be saved';
  if (phase === 'saved') return 'Saved as you type';
  return isSealed ? 'Not sent yet; kept sealed in this browser' : 'Not saved yet';
}
