import type { VisualReading } from '../reading/read-visual-goal.ts';

/** Words by which only a part of the subject is to be seen. */
const hidden =
  / (?:peeking|peeping|peeks|hiding|hidden|emerging|emerges|behind|inside|out of|half|partly|buried|stuck) /;
const descriptive =
  /(?:ing|ed|ly|'s)$|^(?:moment|day|way|story|scene|time|thing|view|version|part|end|beginning|look|style|kind|colou?r|light|sky|air|change|process|background)$/;

/** The subject's own noun where it is surely known, else "the subject". */
export const subjectName = ({ subject, journey }: VisualReading): string =>
  `the ${subject.noun ?? journey?.who ?? 'subject'}`;

/** "A hoop" can be whole; "slow travel" can not. */
const isThing = (head: string, spoken: string): boolean =>
  head.length > 2 &&
  head.length <= 40 &&
  !descriptive.test(head) &&
  !head.endsWith('s') &&
  new RegExp(` (?:an?|the|my|our|one) (?:[^ .,]+ ){0,3}${head.replace(/[^\p{L}\p{N}]/gu, '.')} `, 'u').test(
    spoken,
  );

/** How to say that nothing of the subject is cut off; empty where the goal hides a part or counts it already. */
export function wholeOf(reading: VisualReading): string {
  const { subject, counts, wordsOutside } = reading;
  if (counts.groups.length > 0 || hidden.test(` ${wordsOutside.join(' ')} `)) return '';
  if (subject.isPlural) return subject.kind === 'unknown' ? '' : 'all of them in frame';
  const head = subject.chunk.at(-1) ?? '';
  const spoken = ` ${wordsOutside.join(' ')} `;
  const noun =
    subject.noun ??
    (isThing(head, spoken) && reading.language.code === 'en' && !reading.isSentence ? head : undefined);
  if (/^(?:hot|cold)-drink$/.test(subject.group ?? '') && !/^(?:cup|mug|glass|bottle|pint)$/.test(noun ?? ''))
    return subject.group === 'hot-drink' ? 'the whole cup in frame' : 'the whole glass in frame';
  if (noun === 'perfume') return 'the whole bottle in frame';
  return noun === undefined ? '' : `the whole ${noun} in frame`;
}

/** A logo or title that moves stands on nothing and is lit by nothing. */
export const isTitle = ({ text }: VisualReading): boolean =>
  /\b(?:logo|title|text) (?:reveal|animation|sting|intro|sequence)\b/i.test(text.slice(0, 200));

/** "Walk through a museum": nobody is seen to walk, we do. */
export const isWalk = ({ text, leadInLength }: VisualReading): boolean =>
  /^(?:an? )?(?:walk|tour|stroll|ride|drive|flight) (?:through|around|along|over|into|past)\b/i.test(
    text.slice(leadInLength),
  );
