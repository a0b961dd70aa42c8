import { factsIn } from '../../context/picture-lines.ts';
import { checkPicture, syntaxProblems } from '../../check/check-picture.ts';
import type { Finding, Generated, Origin } from '../../result.ts';
import { estimateTokens } from '../../tokens/index.ts';
import { readPicture, type Picture } from './read-picture.ts';
import type { Setting } from './settings.ts';
import type { VisualRequest } from './visual-request.ts';
import { serviceOf, writeVisual, type WrittenVisual } from './write-visual.ts';

/** One of the other ways to show a goal. */
export type Variation = WrittenVisual['variations'][number];

export interface GeneratedVisual extends Generated {
  /** Three prompts that show the goal in other ways. */
  readonly variations: readonly Variation[];
  /** Names of the services that read this prompt. */
  readonly services: readonly string[];
  /** What is to be set in the service, beside the prompt. */
  readonly settings: readonly Setting[];
}

const more: ReadonlySet<Origin> = new Set<Origin>(['added', 'card', 'chosen', 'assumed']);

/** Whether anything stands in a prompt besides the person's words and what the service is told anyway (AO-07). */
const hasMore = ({ sections }: WrittenVisual): boolean =>
  sections.some(
    ({ id, spans }) =>
      id !== 'settings' && spans.some(({ origin, rule }) => rule !== undefined && more.has(origin)),
  );

const findingsOf = (
  prompt: string,
  request: VisualRequest,
  { goal, start, end }: Picture,
): readonly Finding[] => {
  const service = serviceOf(request);
  const longest = service?.longest ?? end;
  // What the service has no room for is told by a notice, not blamed on the prompt.
  const kept = goal.text.slice(start, Math.min(end, start + longest - 40));
  return checkPicture(prompt, kept, service && syntaxProblems(prompt, service));
};

/** A prompt for an image or video service from a plain goal. Never throws; the same options give the same bytes; an empty goal gives an empty prompt. */
export const generateVisual = (request: VisualRequest): GeneratedVisual => {
  const written = writeVisual(request);
  const { text, sections, variations, settings, asks, notices, services } = written;
  const facts = factsIn(asks.additions);
  return {
    text,
    sections,
    assumptions: [],
    questions: asks.questions,
    offers: asks.offers,
    ...(facts.length > 0 && { facts }),
    counts: hasMore(written),
    findings: findingsOf(text, request, written.picture),
    notices,
    tokens: { goal: estimateTokens(request.goal), prompt: estimateTokens(text) },
    variations,
    services,
    settings,
  };
};

/** What is wrong with any prompt for the goal of `request`, by the measure that `generateVisual` has for its own. */
export const checkVisual = (prompt: string, request: VisualRequest): readonly Finding[] =>
  findingsOf(prompt, request, readPicture(request.goal));
