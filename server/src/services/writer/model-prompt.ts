import type { GeneratedPrompt } from '@whetstone/contract';
import { checkVisual, estimateTokens } from '@whetstone/engine';
import type { CheckedPrompt } from './check-prompt.ts';
import { saidBy, type WriterInput } from './job.ts';

type Section = GeneratedPrompt['sections'][number];
type Span = Section['spans'][number];

/** Words in a row that show that a stretch is the person's own. */
const ownRun = 3;

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether a prompt is more than the goal with a capital and a full stop: else nobody pays for it. */
export const saysMore = (prompt: string, goal: string): boolean => lettersOf(prompt) !== lettersOf(goal);

interface Piece {
  readonly start: number;
  readonly end: number;
}

const wordsIn = (text: string) => [...text.matchAll(/[\p{L}\p{N}]+/gu)];
const runAt = (words: readonly string[], at: number): string => words.slice(at, at + ownRun).join(' ');

/** Stretches of `text` that stand in `said` in the same words, at least {@link ownRun} in a row. */
function ownStretches(text: string, said: string): readonly Piece[] {
  const lowered = (words: readonly RegExpExecArray[]) => words.map(([word]) => word.toLowerCase());
  const known = lowered(wordsIn(said));
  const runs = new Set(known.map((_, at) => runAt(known, at)));
  const places = wordsIn(text);
  const words = lowered(places);
  const isOwn = (at: number): boolean => at + ownRun <= words.length && runs.has(runAt(words, at));
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; at += 1) {
    if (!isOwn(at)) continue;
    const first = places[at];
    while (isOwn(at + 1)) at += 1;
    at += ownRun - 1;
    const last = places[at];
    if (first && last) pieces.push({ start: first.index, end: last.index + last[0].length });
  }
  return pieces;
}

interface Marked extends Piece {
  readonly mark: Omit<Span, 'text'>;
}

/** What comes of a card, with its mark, and the person's own words of now; no stretch twice. */
function saidStretches(text: string, cards: readonly Span[], input: WriterInput): readonly Marked[] {
  const ofCards = cards.flatMap(({ text: line, ...mark }) =>
    ownStretches(text, line).map((piece): Marked => ({ ...piece, mark })),
  );
  const isFree = (piece: Piece): boolean =>
    ofCards.every(({ start, end }) => piece.end <= start || piece.start >= end);
  const own = ownStretches(text, saidBy(input)).filter(isFree);
  return [...ofCards, ...own.map((piece): Marked => ({ ...piece, mark: { origin: 'goal' } }))].toSorted(
    (a, b) => a.start - b.start,
  );
}

/** The prompt in stretches: what the model decided with its reason, the person's own words, their cards', and the words that join them. */
function spansOf(
  text: string,
  { additions }: CheckedPrompt,
  cards: readonly Span[],
  input: WriterInput,
): readonly Span[] {
  const joint = input.type === 'content' ? 'edited' : 'added';
  const marks = additions
    .map(({ quote, why }) => ({ start: text.indexOf(quote), end: text.indexOf(quote) + quote.length, why }))
    .filter(({ start }) => start >= 0)
    .toSorted((a, b) => a.start - b.start);
  const spans: Span[] = [];
  const put = (end: number, start: number, span: Omit<Span, 'text'>) => {
    if (end > start) spans.push({ text: text.slice(start, end), ...span });
  };
  const said = saidStretches(text, cards, input);
  const putOpen = (start: number, end: number) => {
    let at = start;
    for (const piece of said) {
      if (piece.start < at || piece.end > end) continue;
      put(piece.start, at, { origin: joint });
      put(piece.end, piece.start, piece.mark);
      at = piece.end;
    }
    put(end, at, { origin: joint });
  };
  let at = 0;
  for (const { start, end, why } of marks) {
    if (start < at) continue;
    putOpen(at, start);
    put(end, start, { origin: 'added', rule: 'model', reason: why });
    at = end;
  }
  putOpen(at, text.length);
  return spans;
}

/** What the rules have against a prompt that the guard let pass. Facts are left to the guard, which knows German nouns from names. */
const findingsOf = (prompt: string, { goal, type, service }: WriterInput) =>
  type === 'image' || type === 'video'
    ? checkVisual(prompt, { goal, media: type, ...(service && { service }) }).filter(
        ({ rule }) => rule !== 'goal-facts-kept',
      )
    : [];

/** Notices of what the rules' own words are and leave out: in English, nothing of an app. A model decides that itself. */
const ofOwnWords: ReadonlySet<string> = new Set(['L1', 'B1']);

/** A model's prompt in the shape of the engine's: its questions, offers and settings are those that the rules have. */
export function modelPrompt({
  rules,
  checked,
  input,
  name,
}: {
  rules: GeneratedPrompt;
  checked: CheckedPrompt;
  input: WriterInput;
  name: string;
}): GeneratedPrompt {
  const used = checked.facts.flatMap((number) => input.facts?.[number - 1] ?? []);
  const cards = used.map(({ id, about, text: line }): Span => ({
    text: line,
    origin: 'card',
    rule: `card:${id}`,
    reason: `Your card, ${about}`,
  }));
  const flags = rules.sections.filter(({ id }) => id === 'settings');
  const flagText = flags.map(({ text }) => text).join('');
  const text = checked.prompt.slice(0, checked.prompt.length - flagText.length);
  const request: Section = {
    id: 'request',
    title: 'Your prompt',
    text,
    spans: [...spansOf(text, checked, cards, input)],
    reason: `Written by ${name} from what you said`,
  };
  return {
    ...rules,
    text: checked.prompt,
    sections: [request, ...flags],
    assumptions: [],
    notices: rules.notices.filter(({ rule }) => !ofOwnWords.has(rule)),
    facts: used.length > 0 ? used.map(({ id }) => id) : undefined,
    counts: saysMore(checked.prompt, input.goal),
    findings: findingsOf(checked.prompt, input).map((finding) => ({ ...finding })),
    tokens: { goal: rules.tokens.goal, prompt: estimateTokens(checked.prompt) },
    // Rules' own variations are of the rules' words: beside a model's they are the goal once more.
    ...(rules.variations && {
      variations: checked.variations.map(({ change, prompt }) => ({
        label: change,
        axis: 'model',
        text: prompt,
      })),
    }),
  };
}
