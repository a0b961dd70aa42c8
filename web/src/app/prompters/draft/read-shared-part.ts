import type { Fact, Offer, Question } from '@whetstone/engine';
import { isRecord, isTexts, type Kept, textOr } from '../../../lib/drafts/kept-record.ts';
import type { ModelAsks } from './model-asks.ts';
import {
  noCardChoice,
  noWishes,
  type CardChoice,
  type Enhancement,
  type PrompterDraft,
  type RequestOf,
  type Wishes,
  type Writing,
} from './prompter-draft.ts';

/** The part of a draft that every prompter has; `isRequest` looks at the fields that the engine cannot do without. */
export function readSharedPart<Draft extends PrompterDraft>(
  kept: Kept,
  isRequest: (request: Kept) => boolean = () => true,
) {
  return {
    goal: textOr(kept.goal, ''),
    setAside: textOr(kept.setAside, ''),
    assumptions: isRecord(kept.assumptions) ? onlyTexts(kept.assumptions) : {},
    asked: readQuestions(kept.asked),
    answers: isRecord(kept.answers) ? onlyTexts(kept.answers) : {},
    offered: readOffers(kept.offered),
    wishes: readWishes(kept.wishes),
    cards: readCards(kept.cards),
    modelAsks: readModelAsks(kept.modelAsks),
    aside: readAside(kept.aside),
    enhancement: readEnhancement(kept.enhancement),
    result: isResult<RequestOf<Draft>>(kept.result, isRequest)
      ? { ...kept.result, ...(kept.result.wishes && { wishes: readWishes(kept.result.wishes) }) }
      : null,
    writing: readWriting<RequestOf<Draft>>(kept.writing, isRequest),
  };
}

function onlyTexts(record: Kept): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

const isQuestion = (value: unknown): value is Question =>
  isRecord(value) && typeof value.id === 'string' && typeof value.label === 'string';

const readQuestions = (value: unknown): readonly Question[] | null =>
  Array.isArray(value) && value.every(isQuestion) ? value : null;

const isOffer = (value: unknown): value is Offer =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.label === 'string' &&
  typeof value.why === 'string' &&
  typeof value.on === 'boolean';

const readOffers = (value: unknown): readonly Offer[] | null =>
  Array.isArray(value) && value.every(isOffer) ? value : null;

const isFact = (value: unknown): value is Fact =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.card === 'string' &&
  typeof value.text === 'string';

function readCards(value: unknown): CardChoice {
  if (!isRecord(value)) return noCardChoice;
  const on = isRecord(value.on) ? Object.entries(value.on) : [];
  const facts = isRecord(value.facts) ? Object.entries(value.facts) : [];
  return {
    on: Object.fromEntries(on.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean')),
    facts: Object.fromEntries(
      facts.filter((entry): entry is [string, 'use' | 'leave'] => entry[1] === 'use' || entry[1] === 'leave'),
    ),
  };
}

function readWishes(value: unknown): Wishes {
  if (!isRecord(value)) return noWishes;
  const pressed = isRecord(value.offers) ? Object.entries(value.offers) : [];
  return {
    offers: Object.fromEntries(
      pressed.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
    ),
    open: textOr(value.open, ''),
    decide: value.decide === true,
    facts: Array.isArray(value.facts) ? value.facts.filter(isFact) : [],
  };
}

function readModelAsks(value: unknown): ModelAsks | null {
  if (!isRecord(value) || typeof value.goal !== 'string') return null;
  const [questions, offers] = [readQuestions(value.questions), readOffers(value.offers)];
  return questions && offers
    ? { goal: value.goal, questions, offers, isAdded: value.isAdded === true }
    : null;
}

function readWriting<Request extends { goal: string }>(
  value: unknown,
  isRequest: (request: Kept) => boolean,
): Writing<Request> | null {
  if (!isRecord(value) || typeof value.key !== 'string') return null;
  const { key, request, said } = value;
  if (!isRecord(request) || typeof request.goal !== 'string' || !isRequest(request)) return null;
  const { answers, wishes } = isRecord(said) ? said : {};
  return {
    key,
    request: request as unknown as Request,
    said: { answers: isRecord(answers) ? onlyTexts(answers) : {}, wishes: readWishes(wishes) },
  };
}

function readAside(value: unknown): PrompterDraft['aside'] {
  if (!isRecord(value) || typeof value.goal !== 'string' || !isRecord(value.answers)) return null;
  return {
    goal: value.goal,
    answers: onlyTexts(value.answers),
    wishes: readWishes(value.wishes),
    modelAsks: readModelAsks(value.modelAsks),
  };
}

function readEnhancement(value: unknown): Enhancement | null {
  if (!isRecord(value)) return null;
  const { original, enhanced, improvements, suggestions, left, applied, note } = value;
  if (typeof original !== 'string' || typeof enhanced !== 'string') return null;
  if (!isTexts(improvements) || !isTexts(suggestions)) return null;
  const isChosen = Array.isArray(left) && left.every(Number.isInteger) && typeof applied === 'string';
  return {
    original,
    enhanced,
    improvements,
    suggestions,
    left: isChosen ? (left as number[]) : [],
    applied: isChosen ? textOr(applied, enhanced) : enhanced,
    note: typeof note === 'string' ? note : undefined,
    isOpen: value.isOpen === true,
  };
}

function isResult<Request extends { goal: string }>(
  value: unknown,
  isRequest: (request: Kept) => boolean,
): value is NonNullable<PrompterDraft<Request>['result']> {
  if (!isRecord(value) || !isRecord(value.prompt) || !isRecord(value.request)) return false;
  const { prompt, request } = value;
  const lists = [prompt.sections, prompt.assumptions, prompt.findings, prompt.notices];
  return (
    (value.id === undefined || typeof value.id === 'string') &&
    typeof request.goal === 'string' &&
    isRequest(request) &&
    typeof prompt.text === 'string' &&
    isRecord(prompt.tokens) &&
    lists.every(Array.isArray) &&
    (prompt.questions === undefined || readQuestions(prompt.questions) !== null) &&
    (prompt.offers === undefined || readOffers(prompt.offers) !== null)
  );
}
