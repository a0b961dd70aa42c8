import { defaultLevel, defaultTarget, type TargetId } from '../catalogue/index.ts';
import { readGoal, type Goal } from '../goal/read-goal.ts';
import { knowledge } from '../knowledge/index.ts';
import { matchGoal, tablesOf, type Match } from '../match/matcher.ts';
import { estimateTokens } from '../tokens/index.ts';
import { chooseAsks, type Asks } from './choose-asks.ts';
import type { ContentRequest } from './content-request.ts';
import { mended } from './mend.ts';
import { roleStartOf, type RoleStart } from './role-start.ts';
import { humanLike, noDashes } from './style.ts';
import type { Asked, Offered, Source, Stretch, WrittenContent } from './written.ts';

const tables = tablesOf(knowledge.kinds, knowledge.topics);

/** What the tables say of a goal; `npm run why` prints it. */
export const matchText = (raw: string): { readonly goal: Goal; readonly match: Match } => {
  const goal = readGoal(raw, knowledge.grammars);
  return { goal, match: matchGoal(goal, tables) };
};

/** A line of the prompt behind the person's words. */
interface Line {
  readonly text: string;
  readonly source: Extract<Source, 'chosen' | 'assumed' | 'added'>;
  readonly from: string;
  readonly reason: string;
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const answered = (asks: Asks, request: ContentRequest): readonly Asked[] => {
  const level = request.level ?? defaultLevel;
  return asks.questions.flatMap((id): Asked[] => {
    const row = knowledge.questions[id];
    if (!row) return [];
    const said = request.answers?.[id];
    const guess = request.decide
      ? (asks.guess[id] ?? row.choices[0])
      : level === 'standard'
        ? undefined
        : asks.guess[id];
    const text = oneLine(said ?? guess ?? '');
    const { ask, why, choices, example } = row;
    return [
      { id, ask, why, choices, example, ...(text && { answer: { text, assumed: said === undefined } }) },
    ];
  });
};

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

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const linesOf = (
  questions: readonly Asked[],
  offers: readonly Offered[],
  request: ContentRequest,
): readonly Line[] => {
  const answers = questions.flatMap(({ id, why, answer }): Line[] =>
    answer
      ? [
          {
            text: `${knowledge.questions[id]?.name ?? ''}: ${answer.text}`,
            source: answer.assumed ? 'assumed' : 'chosen',
            from: `question:${id}`,
            reason: why,
          },
        ]
      : [],
  );
  const open = oneLine(request.open ?? '');
  const wishes = offers.flatMap(({ id, why, on }): Line[] =>
    on
      ? [{ text: knowledge.offers[id]?.wish ?? '', source: 'chosen', from: `offer:${id}`, reason: why }]
      : [],
  );
  const style = [
    ...(request.humanize ? humanLike(request.goal) : []),
    ...(request.noEmDashes ? [noDashes] : []),
  ];
  return [
    ...answers,
    ...(open
      ? [{ text: capital(open), source: 'chosen' as const, from: 'open', reason: 'Your own words' }]
      : []),
    ...wishes,
    ...style.map((text): Line => ({ text, source: 'chosen', from: 'style', reason: 'You switched it on' })),
  ];
};

const delimiter = (text: string): Stretch => ({ text, source: 'added', from: 'delimiter' });

const tagFor = (body: string): string => (body.includes('</text>') ? 'given_text' : 'text');
const fenceFor = (body: string): string => {
  const longest = Math.max(2, ...[...body.matchAll(/`{3,}/g)].map(([run]) => run.length));
  return '`'.repeat(longest + 1);
};

const wrapped = (body: readonly Stretch[], text: string, target: TargetId): readonly Stretch[] => {
  if (text.startsWith('```')) return body;
  const [before, after] =
    target === 'claude'
      ? [`<${tagFor(text)}>\n`, `\n</${tagFor(text)}>`]
      : text.includes('"""') || target === 'gemini'
        ? [`${fenceFor(text)}\n`, `\n${fenceFor(text)}`]
        : ['"""\n', '\n"""'];
  return [delimiter(before), ...body, delimiter(after)];
};

const listed = (lines: readonly Line[]): readonly Stretch[] =>
  lines.flatMap(({ text, source, from, reason }, at): Stretch[] => [
    delimiter(at === 0 ? '\n\n- ' : '\n- '),
    { text, source, from, reason },
  ]);

const introduced = (own: readonly Stretch[], { lead, start }: RoleStart): readonly Stretch[] => {
  const reason = 'You named a role and no task: this makes it useful at once.';
  const added = (text: string): Stretch => ({ text, source: 'added', from: 'role', reason });
  const ends = /[.!]$/.test(own.at(-1)?.text ?? '') ? '' : '.';
  return [...(lead ? [added(lead)] : []), ...own, added(`${ends}\n\n${start}`)];
};

/** The prompt for a chat assistant. Same request, same prompt; never throws. */
export const writeContent = (request: ContentRequest): WrittenContent => {
  const { goal, match } = matchText(request.goal);
  const asks = chooseAsks(goal, match, knowledge, request.level ?? defaultLevel);
  const questions = answered(asks, request);
  const offers = offered(asks, request);
  const role = roleStartOf(goal);
  const lines = linesOf(questions, offers, request);
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
  const stretches = [...(role ? introduced(own, role) : own), ...material, ...listed(lines)];
  const text = stretches.map((stretch) => (stretch.source === 'struck' ? '' : stretch.text)).join('');
  return {
    text,
    stretches,
    questions,
    offers,
    counts:
      role !== undefined ||
      request.decide === true ||
      lines.some(({ source, text: line }) => source === 'chosen' && line !== noDashes),
    notices: [],
    tokens: { goal: estimateTokens(goal.text), prompt: estimateTokens(text) },
  };
};
