import { subjectFact } from '../catalogue/answers.ts';
import { chooseFacts } from '../context/choose-facts.ts';
import { readGoal, type Goal } from '../goal/read-goal.ts';
import type { Match } from '../match/matcher.ts';
import { textOfSpans } from '../reading/text-edits.ts';
import type { Generated, Section, Span } from '../result.ts';
import { estimateTokens } from '../tokens/index.ts';
import { answered, offered } from './answered.ts';
import { chooseAsks, openAsks } from './choose-asks.ts';
import type { ContentRequest } from './content-request.ts';
import { materialOf } from './delimit.ts';
import { joint, type Line } from './line.ts';
import { linesOf } from './lines.ts';
import { mended } from './mend.ts';
import { roleStartOf, type RoleStart } from './role-start.ts';
import { leadIn } from './style.ts';
import { matchSituation, situationOf } from './subject.ts';
import { tongueOf } from './tongue.ts';
import { perspectiveOf } from './trade.ts';

/** What the tables say of a goal; `npm run why` prints it. */
export const matchText = (raw: string): { readonly goal: Goal; readonly match: Match } => {
  const goal = readGoal(raw);
  return { goal, match: matchSituation(goal) };
};

const introduced = (own: readonly Span[], { lead, start }: RoleStart): readonly Span[] => {
  const reason = 'You named a role but no task; this makes the role useful right away.';
  const added = (text: string): Line => ({ text, origin: 'added', rule: 'role', reason });
  const ends = /[.!]$/.test(own.at(-1)?.text ?? '') ? '' : '.';
  return [...(lead ? [added(lead)] : []), ...own, added(`${ends}\n\n${start}`)];
};

const inTrade = (own: readonly Span[], perspective: string): readonly Span[] => [
  {
    text: perspective,
    origin: 'chosen',
    rule: 'trade',
    reason: 'How people in the industry you chose look at it',
  },
  joint('\n\n'),
  ...own,
];

const sectionOf = (id: string, title: string, reason: string, spans: readonly Span[]): readonly Section[] =>
  spans.length > 0 ? [{ id, title, reason, spans, text: textOfSpans(spans) }] : [];

/** The prompt for a chat assistant. Same request, same prompt; never throws. */
export const generateContent = (request: ContentRequest): Generated => {
  const { goal, match } = matchText(request.goal);
  const tongue = tongueOf(goal.language.code);
  const { wording, trades } = tongue;
  const situation = situationOf(goal, match, request);
  const open = openAsks(goal, situation);
  const facts = chooseFacts(request.facts ?? [], {
    goal,
    door: 'content',
    ...(situation !== undefined && { situation }),
    candidates: match.candidates,
    asks: [...open.telling, ...open.formal, ...open.general].filter(({ fact }) => !request.answers?.[fact]),
  });
  const fromCards = new Set(facts.flatMap(({ answers = [] }) => answers));
  const role = roleStartOf(goal);
  const isDoubtful = match.isDoubtful === true && !request.answers?.[subjectFact];
  const asks = chooseAsks(goal, open, request, fromCards, isDoubtful);
  // A role without a task is about nothing yet: whatever would be guessed of it is wrong.
  const questions = answered(asks.questions, role ? {} : open.guess, wording.decided, request);
  const offers = offered(asks.offers, open.presses, request);
  const lines = linesOf(questions, offers, facts, request, tongue);
  const own = mended(goal, { start: 0, end: goal.request.length }, request.noEmDashes);
  const perspective = role ? undefined : perspectiveOf(trades, goal, request);
  const opening = role ? introduced(own, role) : perspective ? inTrade(own, perspective) : own;
  const lead = leadIn(wording, request.goal);
  const listed = lines.flatMap((line, at) => [joint(at === 0 ? `${lead}\n- ` : '\n- '), line]);
  const gap = lines.length > 0 ? [joint('\n\n')] : [];
  const sections = [
    ...sectionOf('request', 'Your request', 'Your own words', [
      ...opening,
      ...materialOf(goal, request.target),
      ...gap,
    ]),
    ...sectionOf(
      'said',
      'What you said about it',
      'What your cards say, and what you answered and chose',
      listed,
    ),
  ];
  const text = sections.map((section) => section.text).join('');
  return {
    text,
    sections,
    assumptions: [],
    questions,
    offers,
    ...(facts.length > 0 && { facts: facts.map(({ id }) => id) }),
    counts:
      role !== undefined ||
      perspective !== undefined ||
      request.decide === true ||
      lines.some(
        (line) => line.origin === 'card' || (line.origin === 'chosen' && line.text !== wording.noDashes),
      ),
    findings: [],
    notices: [],
    tokens: { goal: estimateTokens(goal.text), prompt: estimateTokens(text) },
  };
};
