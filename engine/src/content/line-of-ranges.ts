import { spansOfRange } from '../reading/text-edits.ts';
import type { TextEdit, TextRange } from '../reading/text-edits.ts';
import type { Span } from '../result.ts';
import { dashEdits } from './long-dashes.ts';
import type { Scene } from './scene.ts';

/** Words that no sentence ends on: the thought goes on behind them. */
const breaksOff = /[\s,](?:and|but|so|or|because|if|when|the|a|to|with|for|my|i|he|she|we|they)$/i;

const quiet = (start: number, end: number, to: string): TextEdit => ({
  start,
  end,
  to,
  rule: 'K3',
  reason: 'Capital letters and end marks put right',
  quiet: true,
});

const capitalAt = (goal: string, at: number, end: number): TextEdit[] => {
  const word = /^\p{L}+/u.exec(goal.slice(at, Math.min(end, at + 40)))?.[0] ?? '';
  const first = word.charAt(0);
  const upper = first.toUpperCase();
  const isWord =
    word !== '' && word === word.toLowerCase() && /^[\s,.!?:;'’-]?$/.test(goal.charAt(at + word.length));
  return isWord && upper !== first && upper.length === first.length ? [quiet(at, at + 1, upper)] : [];
};

/** A corrected word that opens the line takes the capital that the line would have got. */
const capitalised = (edit: TextEdit, begins: number): TextEdit =>
  edit.start === begins && /^\p{Ll}/u.test(edit.to)
    ? { ...edit, to: edit.to.charAt(0).toUpperCase() + edit.to.slice(1) }
    : edit;

/** A command or a row of values at the start of a line keeps its letters and gets no mark. */
const isVerbatim = (line: string): boolean =>
  /^(?:(?:kubectl|git|npm|npx|yarn|pip|awk|sed|grep|docker|ssh|curl|ffmpeg|chmod|sudo|systemctl|psql|xargs|tmux|vim) |[a-z][\w.-]* (?:-\w|.*[|$>{])|[^\s,;]+[,;\t][^\s]+$|[\w.]+\(|[\w.]+\s?=[^=]|\W*[<{[=])/.test(
    line,
  );

/** Names that open a thing to be made ("Google ads", "German quiz"). */
const properOpening =
  /^(?:Google|Facebook|Instagram|Twitter|Amazon|Etsy|Airbnb|Excel|Outlook|Christmas|Easter|Halloween|English|German|French|Spanish|Italian|Dutch|Chinese|Japanese|American|British|European|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|June|July|August|September|October|November|December)\b/;
const smallLetterAt = (goal: string, at: number): TextEdit[] =>
  /^(?:A|An|The|Some|My|Our|This|Only|Just|One)\s/.test(goal.slice(at, at + 6)) ||
  (/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(goal.slice(at, at + 40)) && !properOpening.test(goal.slice(at, at + 20)))
    ? [quiet(at, at + 1, goal.charAt(at).toLowerCase())]
    : [];

const asking =
  /^\W*(?:what|how|why|when|where|who|which|whats|hows|wheres|whos|is|are|do|does|can|could|should|will|would|in what)\b/i;

// "…, where do I begin"
const asksLast =
  /(?:[,;:]| and| so| but) (?:what|how|why|when|where|who|which|should|can|could|is it|are there|do i|does it)\b[^,;:.]{3,120}$| what (?:can|should|could) (?:i|we) do$/i;
const tag =
  /, (?:is it|is that|do i|can i|should i|am i|does it|are they|is there|will it)\b[^,;:.]{2,120}$/i;
const asksAbroad =
  /^[^\p{L}\p{N}]*(?:wie|was|warum|wieso|wer|wann|wo|welche[rsnm]?|kann|soll|ist|sind|comment|pourquoi|quel(?:le)?s?|qui|quand|où|est-ce|peut-on|combien|come|perché|qual[ei]?|chi|quando|dove|quant[oiae]|cosa|como|por que|quem|onde|hoe|wat|waarom|wanneer|waar|welke?|hur|vad|varför|vem|när|var|jak|co|dlaczego|kto|kiedy|gdzie|czy|ile)(?![\p{L}])/iu;

const markAt = (goal: string, { start, end }: TextRange, question: boolean, code: string): TextEdit[] => {
  if (!/[\p{L}\p{N})\]"”’%]/u.test(goal.charAt(end - 1)) || /[.!?…:]["”’)\]]$/.test(goal.slice(end - 2, end)))
    return [];
  if (isVerbatim(goal.slice(start, Math.min(end, start + 200)))) return [];
  if (code === 'en' && !question && breaksOff.test(goal.slice(Math.max(start, end - 12), end)))
    return [quiet(end, end, ' …')];
  return [
    quiet(
      end,
      end,
      (question || (code === 'en' && tag.test(goal.slice(Math.max(start, end - 160), end)))) &&
        (asking.test(goal.slice(start, start + 20)) ||
          asksLast.test(goal.slice(Math.max(start, end - 160), end)) ||
          (code !== 'en' && asksAbroad.test(goal.slice(start, start + 20))))
        ? code === 'fr'
          ? ' ?'
          : '?'
        : /[\u3040-\u30ff\u4e00-\u9fff]/.test(goal.charAt(end - 1))
          ? '。'
          : '.',
    ),
  ];
};

const trimmed = (range: TextRange, edits: readonly TextEdit[]): TextRange => {
  let { start, end } = range;
  for (const edit of edits) if (edit.to === '' && edit.start === start) start = edit.end;
  for (const edit of edits) if (edit.to === '' && edit.end === end && edit.start > start) end = edit.start;
  return { start, end };
};

/**
 * Sentences of the goal as one line: their edits applied, first letter and end mark put right, single spaces between.
 * With `joined`, a verb of ours stands in front and the first letter gives way to it; a `listed` line needs no end mark.
 */
export const lineOfRanges = (
  scene: Scene,
  ranges: readonly TextRange[],
  joined = false,
  listed = false,
): Span[] => {
  const { goal, edits, act, frozen, language } = scene.reading;
  const untouchable = frozen.filter(({ kind }) => kind !== 'name' && kind !== 'quote' && kind !== 'number');
  let begun = false;
  return ranges.flatMap((range, index) => {
    const given = edits.filter((edit) => edit.start >= range.start && edit.end <= range.end);
    const begins = trimmed(range, given).start;
    const own = joined && !begun ? given : given.map((edit) => capitalised(edit, begins));
    const shown = trimmed(range, own);
    const isFrozen = (at: number): boolean => untouchable.some((span) => span.start <= at && at < span.end);
    const first =
      own.some((edit) => edit.start === shown.start && edit.to !== '') ||
      isFrozen(shown.start) ||
      // "120 tys. km": what stands before a full stop is known of English alone.
      (index > 0 && language.code !== 'en') ||
      isVerbatim(goal.slice(shown.start, Math.min(shown.end, shown.start + 200)))
        ? []
        : joined && !begun
          ? smallLetterAt(goal, shown.start)
          : capitalAt(goal, shown.start, shown.end);
    const dashes = scene.noEmDashes ? dashEdits(goal, range, frozen) : [];
    const all = [
      ...own,
      ...dashes,
      ...first,
      ...(listed || shown.end <= shown.start || isFrozen(shown.end - 1)
        ? []
        : markAt(goal, shown, act === 'question', language.code)),
    ];
    const spans = spansOfRange(
      goal,
      range,
      all.toSorted((a, b) => a.start - b.start || a.end - b.end),
    );
    const before = ranges[index - 1];
    const visible = spans.some(({ origin }) => origin !== 'removed');
    const follows = begun && visible;
    begun ||= visible;
    if (!follows || !before || before.end >= range.start) return spans;
    const gap = goal.slice(before.end, range.start);
    return [{ text: gap.includes('\n') ? '\n' : ' ', origin: 'goal' as const }, ...spans];
  });
};
