import type { Reading } from '../reading/reading.ts';

const soundsHuman =
  /\bsounds? (?:like|as if by) (?:an? )?(?:ai|robot|machine|chatgpt|computer)\b|\b(?:humani[sz]e|less robotic|more human)\b/i;

/** "… so that it does not sound like AI" is the switch, said in words. */
export const asksForHuman = ({ act, request }: Reading): boolean =>
  act === 'rewrite' && soundsHuman.test(request);
