import { subjectFact } from '../catalogue/answers.ts';
import { defaultLevel, defaultTarget } from '../catalogue/index.ts';
import { readGoal, type Goal } from '../goal/read-goal.ts';
import { answerText } from '../reading/answer-text.ts';
import { knowledge } from '../knowledge/index.ts';
import type { Match } from '../match/matcher.ts';
import { estimateTokens } from '../tokens/index.ts';
import { chooseFacts } from '../context/choose-facts.ts';
import { chooseAsks, openAsks, type Asks } from './choose-asks.ts';
import type { ContentRequest } from './content-request.ts';
import { mended } from './mend.ts';
import { roleStartOf, type RoleStart } from './role-start.ts';
import { perspectiveOf } from './trade.ts';
import { leadIn } from './style.ts';
import { delimiter, wrapped } from './delimit.ts';
import { linesOf, type Line } from './lines.ts';
import { matchSituation, subjectOf } from './subject.ts';
import { tongueOf } from './tongue.ts';
import type { Asked, Offered, Stretch, WrittenContent } from './written.ts';

/** What the tables say of a goal; `npm run why` prints it. */
export const matchText = (raw: string): { readonly goal: Goal; readonly match: Match } => {
  const goal = readGoal(raw);
  return { goal, match: matchSituation(goal) };
};

const answered = (asks: Asks, request: ContentRequest): readonly Asked[] =>
  asks.questions.map(({ fact, ask, name, why, choices, example }): Asked => {
    const said = request.answers?.[fact];
    const likely = request.level === 'standard' ? undefined : asks.guess[fact];
    const guess = request.decide ? (asks.guess[fact] ?? choices[0]) : likely;
    const text = answerText(said ?? guess ?? '');
    return {
      id: fact,
      name,
      ask,
      why,
      choices,
      example,
      ...(text && { answer: { text, assumed: said === undefined } }),
    };
  });

/** How many offers Expert presses for the person where no trade was chosen. */
const pressedByExpert = 2;

const offered = (
  asks: Asks,
  { level = defaultLevel, offers, industry }: ContentRequest,
): readonly Offered[] =>
  asks.offers.flatMap((id, at): Offered[] => {
    const row = knowledge.offers[id];
    if (!row) return [];
    const pressed = level === 'expert' && industry === undefined && at < pressedByExpert;
    return [{ id, label: row.label, why: row.why, on: offers?.[id] ?? pressed }];
  });

const listed = (lines: readonly Line[], lead: string): readonly Stretch[] =>
  lines.flatMap(({ text, source, from, reason }, at): Stretch[] => [
    ...(at === 0 ? [delimiter('\n\n'), delimiter(`${lead}\n- `)] : [delimiter('\n- ')]),
    { text, source, from, reason },
  ]);

const introduced = (own: readonly Stretch[], { lead, start }: RoleStart): readonly Stretch[] => {
  const reason = 'You named a role and no task: this makes it useful at once.';
  const added = (text: string): Stretch => ({ text, source: 'added', from: 'role', reason });
  const ends = /[.!]$/.test(own.at(-1)?.text ?? '') ? '' : '.';
  return [...(lead ? [added(lead)] : []), ...own, added(`${ends}\n\n${start}`)];
};

const inTrade = (own: readonly Stretch[], perspective: string): readonly Stretch[] => [
  { text: perspective, source: 'chosen', from: 'trade', reason: 'How the industry you chose looks at it' },
  delimiter('\n\n'),
  ...own,
];

/** The prompt for a chat assistant. Same request, same prompt; never throws. */
export const writeContent = (request: ContentRequest): WrittenContent => {
  const { goal, match } = matchText(request.goal);
  const tongue = tongueOf(goal.language.code);
  const { wording, trades } = tongue;
  const subject = subjectOf(goal, match, request);
  const open = openAsks(goal, subject, knowledge);
  const facts = chooseFacts(request.facts ?? [], {
    goal,
    door: 'content',
    ...(subject.situation !== undefined && { situation: subject.situation }),
    candidates: match.candidates,
    asks: [...open.telling, ...open.general].filter(({ fact }) => !request.answers?.[fact]),
  });
  const fromCards = new Set(facts.flatMap(({ answers = [] }) => answers));
  const asks = chooseAsks(goal, subject, knowledge, request, fromCards);
  const questions = answered(asks, request);
  const offers = offered(asks, request);
  const role = roleStartOf(goal);
  const lines = linesOf(
    questions.filter(({ id }) => id !== subjectFact),
    offers,
    facts,
    request,
    tongue,
  );
  const noEmDashes = request.noEmDashes ?? false;
  const end = goal.request.length;
  const own = mended(goal, { start: 0, end }, noEmDashes);
  const given = goal.material?.range;
  const material = given
    ? [
        delimiter('\n\n'),
        ...wrapped(
          [{ text: goal.text.slice(given.start, given.end), source: 'own' }],
          goal.text.slice(given.start, given.end),
          request.target ?? defaultTarget,
        ),
      ]
    : [];
  const perspective = role ? undefined : perspectiveOf(trades, goal, request);
  const opening = role ? introduced(own, role) : perspective ? inTrade(own, perspective) : own;
  const stretches = [...opening, ...material, ...listed(lines, leadIn(wording, request.goal))];
  const text = stretches.map((stretch) => (stretch.source === 'struck' ? '' : stretch.text)).join('');
  return {
    text,
    stretches,
    questions,
    offers,
    facts: facts.map(({ id }) => id),
    counts:
      role !== undefined ||
      perspective !== undefined ||
      request.decide === true ||
      lines.some(
        ({ source, text: line }) => source === 'card' || (source === 'chosen' && line !== wording.noDashes),
      ),
    notices: [],
    tokens: { goal: estimateTokens(goal.text), prompt: estimateTokens(text) },
  };
};
