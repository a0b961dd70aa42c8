import type { Question } from '@whetstone/engine';
import { isRecord, isTexts, type Kept, textOr } from '../../../lib/drafts/kept-record.ts';
import type { Enhancement, PrompterDraft, RequestOf } from './prompter-draft.ts';

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
    aside: readAside(kept.aside),
    enhancement: readEnhancement(kept.enhancement),
    result: isResult<RequestOf<Draft>>(kept.result, isRequest) ? kept.result : null,
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

function readAside(value: unknown): PrompterDraft['aside'] {
  if (!isRecord(value) || typeof value.goal !== 'string' || !isRecord(value.answers)) return null;
  return { goal: value.goal, answers: onlyTexts(value.answers) };
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
    (prompt.questions === undefined || readQuestions(prompt.questions) !== null)
  );
}
