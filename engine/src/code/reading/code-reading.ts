import type { ProjectTypeId } from '../../catalogue/code.ts';
import { countWords } from '../../reading/complexity.ts';
import { findFrozenSpans, type FrozenSpan } from '../../reading/frozen-spans.ts';
import { detectLanguage, type Language } from '../../reading/language.ts';
import { normalise, readingCap } from '../../reading/normalise.ts';
import { findKind, type FoundKind } from '../kinds/find-kind.ts';
import type { KindCard } from '../kinds/kind-card.ts';
import { kindCards } from '../kinds/kind-cards.ts';
import { isColourSentence } from './design-cues.ts';
import { isAside } from './is-aside.ts';
import { modelPlace } from '../kinds/known-products.ts';
import { subjectPlace } from '../kinds/subject-place.ts';
import { type GoalForm, goalFormOf, namesProduct } from './goal-form.ts';
import { stemsOf } from './inflect.ts';
import { splice } from './splice.ts';
import { splitSentences } from './split-sentences.ts';
import { stepsLead } from './steps-lead.ts';
import { trimCourtesy } from './trim-courtesy.ts';
import { makeVerbs } from './verbs.ts';
import { readWishList, type WishList } from './wish-list.ts';

/** What the engine understood of a code goal. Every word of `goal` is in exactly one of the text fields. */
export interface CodeReading {
  /** The goal, normalised. */
  readonly goal: string;
  readonly words: number;
  readonly language: Language;
  readonly frozen: readonly FrozenSpan[];
  /** The goal with quotations and code blanked: what is said, not what is shown. */
  readonly prose: string;
  readonly form: GoalForm;
  readonly kind: KindCard | undefined;
  /** What the goal calls that kind. */
  readonly kindWords: string | undefined;
  /** Courtesy taken off the front. */
  readonly courtesy: string;
  /** The instruction, first sentence or whole goal. */
  readonly task: string;
  /** Sentences about the task that stand on their own. */
  readonly conditions: readonly string[];
  readonly wishes: readonly WishList[];
  readonly colours: readonly string[];
  /** How many sentences the goal has. */
  readonly sentences: number;
  /** Stems of the words of its first 6,000 characters; worked out when first asked for. */
  readonly stems: () => ReadonlySet<string>;
  /** Whether the goal stays in one piece, because cutting it is not safe. */
  readonly isWhole: boolean;
}

const anaphora =
  /^(?:this|that|these|those|then|also|so|but|and|or|however|it's|its|his|her|otherwise|instead|especially|particularly|which|because|for example|e\.g\.|thanks|thank you)\b/i;

// A goal that begins with who one is has its instruction further on.
const background = /^(?:i|we|my|our)\b(?! (?:want|need|would))/i;

/** Reads a code goal; `whole` forbids cutting it. */
export function readCodeGoal(text: string, projectType: ProjectTypeId, whole = false): CodeReading {
  const goal = normalise(text);
  const head = goal.slice(0, readingCap);
  const { struck, rest } = trimCourtesy(head);
  const frozen = findFrozenSpans(head);
  const sentences = splitSentences(rest, shifted(frozen, struck.length));
  const first = sentences[0]?.text ?? rest;
  const language = detectLanguage(head);
  const named = first.replace(stepsLead, '');
  const headPhrase = headOf(named);
  const kind = kindOf(named, headPhrase, projectType, sentences.length === 1);
  const form = goalFormOf(
    first.slice(0, 400),
    deedOf(named, headPhrase),
    sentences.at(-1)?.text ?? '',
    projectType,
    kind !== undefined,
  );
  let stems: ReadonlySet<string> | undefined;
  const colours: string[] = [];
  const common = {
    goal,
    words: countWords(head),
    language,
    frozen,
    prose: proseOf(head, frozen),
    form,
    kind: kind && kindCards[kind.place.group].find(({ id }) => id === kind.place.id),
    kindWords: kind?.words,
    courtesy: struck,
    sentences: sentences.length,
    // What is said of colours says nothing of what it does.
    stems: () =>
      (stems ??= stemsOf(colours.reduce((text, colour) => text.replace(colour, ' '), goal.slice(0, 6_000)))),
  };
  const isThing =
    kind !== undefined ||
    (projectType === 'component' && countWords(headPhrase) <= 4) ||
    namesProduct(headPhrase.split(/\s(?:for|that|with|where|to)\s/i)[0] ?? headPhrase);
  const spliced =
    form === 'product' && !whole && language.code === 'en' && !goal.includes('\n') && rest.length <= 1_200
      ? splice(first, frozen, isThing)
      : undefined;
  const canCut =
    !whole &&
    language.code === 'en' &&
    goal.length <= 6_000 &&
    !goal.includes('\n') &&
    (form === 'product' || form === 'program' || form === 'change') &&
    (sentences.length > 1 || spliced !== undefined) &&
    sentences.every(
      ({ text: sentence }, at) =>
        (!/[?]["”')]?$/.test(sentence) || (at === 0 && struck !== '')) &&
        !anaphora.test(sentence) &&
        !isAside(sentence) &&
        (at === 0 || !/^\p{Ll}/u.test(sentence)),
    ) &&
    (!background.test(first) || /\b(?:need|want|looking for|would like)\b/i.test(first)) &&
    countWords(first) >= 3;
  if (!canCut) {
    const task = goal.slice(struck.length);
    return { ...common, task, conditions: [], wishes: [], colours: [], isWhole: true };
  }
  const wishes: WishList[] = [];
  const known = stemsOf(first);
  const conditions: string[] = (spliced ?? []).slice(1);
  for (const { text: sentence } of sentences.slice(1)) {
    const pieces = form === 'product' ? (splice(sentence, frozen, false) ?? [sentence]) : [sentence];
    for (const piece of pieces) {
      const list = form === 'product' ? readWishList(piece, (stem) => known.has(stem)) : undefined;
      if (form === 'product' && isColourSentence(piece)) colours.push(piece);
      else if (list !== undefined) wishes.push(list);
      else conditions.push(piece);
    }
  }
  return { ...common, task: spliced?.[0] ?? first, conditions, wishes, colours, isWhole: false };
}

// What the goal names: its title, or the words before "for", "that", "with" and the like.
function headOf(sentence: string): string {
  const short = sentence.slice(0, 240);
  const title = /^[^:]{3,60}(?=:\s)/.exec(short)?.[0];
  if (title !== undefined) return title;
  const cut = short.search(
    /(?<!\b(?:type|kind|sort))\sof\s|\s(?:shared|showing|against|between|but|for|that|which|who|to|with|using|where|in|from|by|called|so|and|like)\s|[,.;(]/i,
  );
  return cut > 0 ? short.slice(0, cut) : short;
}

// "Family tree: Create a class …" is named by its deed, not by its title.
function deedOf(sentence: string, phrase: string): string {
  const deed = sentence.slice(phrase.length).replace(/^:\s*/, '');
  return makeVerbs.has((/^\p{L}+/u.exec(deed)?.[0] ?? '').toLowerCase()) ? headOf(deed) : phrase;
}

// "One page site for my band": no product is offered there.
const sellsNothing =
  /^[^,.]*\bone[- ]page\b[^,.]* (?:for|about|of) (?:my|our|the|an?) (?:\p{L}+ )?(?:band|choir|club|wedding|family|village|orchestra|festival)\b/iu;

const unnamed = (found: FoundKind | undefined): FoundKind | undefined =>
  found && { ...found, words: undefined };

// By its own noun, by the noun of its description, by the product it is modelled on, or by whom it is for.
function kindOf(
  sentence: string,
  phrase: string,
  projectType: ProjectTypeId,
  isAlone: boolean,
): FoundKind | undefined {
  const find = (words: string) => findKind(words, projectType);
  const isTitle = sentence.charAt(phrase.length) === ':';
  const described = isTitle ? find(headOf(sentence.slice(phrase.length + 1).trim())) : undefined;
  const named = phrase.split(/\s(?:for|that|with|where|to)\s/i)[0] ?? phrase;
  // "Repair orders for our shop: …" is no shop.
  const isForOne = isTitle && /\sfor (?:our|my|an?|the) /i.test(phrase);
  const found = (isForOne ? undefined : find(phrase)) ?? (isTitle ? find(named) : undefined) ?? described;
  if (found?.place.id === 'landing' && sellsNothing.test(sentence)) return undefined;
  if (found?.place.id === 'calculator' && /^(?!.*\bscientific).*\bcalculator (?:for|of) /i.test(sentence))
    return { ...found, place: { ...found.place, id: 'formula-calculator' } };
  if (found !== undefined || projectType === 'component' || projectType === 'feature') return found;
  if (projectType === 'api' && /^(?:scrape|crawl|pull|fetch|sync|import|collect|back up)\b/i.test(sentence))
    return unnamed(find('job'));
  if (
    (projectType === 'mobile-app' || projectType === 'web-app') &&
    /\bto (?:log|track|record) (?:my|our|the) \p{Ll}/u.test(sentence)
  )
    return unnamed(find('training log'));
  const isShort = isAlone && projectType === 'website' && countWords(sentence) < 24;
  const place = modelPlace(sentence.slice(0, 240)) ?? (isShort ? subjectPlace(sentence) : undefined);
  return place === undefined ? undefined : { place, words: undefined };
}

const shifted = (frozen: readonly FrozenSpan[], by: number): readonly FrozenSpan[] =>
  by === 0
    ? frozen
    : frozen.flatMap((span) =>
        span.start < by ? [] : [{ ...span, start: span.start - by, end: span.end - by }],
      );

function proseOf(text: string, frozen: readonly FrozenSpan[]): string {
  const shown = frozen.filter(({ kind }) => kind === 'quote' || kind === 'code');
  const ends = [0, ...shown.map(({ end }) => end)];
  return ends.map((end, at) => text.slice(end, shown[at]?.start)).join(' ');
}
