import type { Span } from '../result.ts';
import { visible } from './compose-sections.ts';
import type { Phrase } from './plan/phrase.ts';

const wordsIn = (text: string): number => text.split(' ').length;

/** Drops what matters least while goal and additions are longer than the service reads well. */
export function keepEnough(phrases: readonly Phrase[], goal: string, enoughWords: number): readonly Phrase[] {
  const kept = [...phrases];
  let words = wordsIn(goal.slice(0, 10_000)) + kept.reduce((sum, phrase) => sum + wordsIn(phrase.text), 0);
  for (let rank = 4; rank >= 1 && words > enoughWords; rank -= 1) {
    const at = kept.findIndex((phrase) => phrase.droppedAs === rank);
    if (at < 0) continue;
    words -= wordsIn(kept[at]?.text ?? '');
    kept.splice(at, 1);
  }
  return kept;
}

/** Cuts the goal at the last word that fits the service; the rest is shown as removed. */
export function cutGoal(spans: readonly Span[], limit: number): readonly Span[] {
  if (visible(spans).length <= limit) return spans;
  const kept: Span[] = [];
  let room = limit;
  for (const span of spans) {
    if (span.origin === 'removed') {
      kept.push(span);
      continue;
    }
    if (span.text.length <= room) {
      kept.push(span);
      room -= span.text.length;
      continue;
    }
    const at = Math.max(span.text.lastIndexOf(' ', room), 0) || wholeCharacters(span.text, room);
    if (at > 0) kept.push({ ...span, text: span.text.slice(0, at) });
    kept.push({
      text: span.text.slice(at),
      origin: 'removed',
      rule: 'V9',
      reason: 'Longer than the service reads',
    });
    room = 0;
  }
  return kept;
}

/** At most `room` units, without parting a surrogate pair. */
const wholeCharacters = (text: string, room: number): number =>
  /[\ud800-\udbff]/.test(text.charAt(room - 1)) ? room - 1 : room;
