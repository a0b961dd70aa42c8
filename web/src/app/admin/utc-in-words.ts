import { momentInWords } from '../../lib/moment-in-words.ts';

/** "Nov 22, 1:55 AM", the same for every admin, wherever one sits. */
export const utcInWords = (date: string): string => momentInWords(date, 'UTC');
