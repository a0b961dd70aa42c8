import { appKinds } from '../../knowledge/app-kinds/index.ts';
import { features, type FeatureId } from '../../knowledge/features/index.ts';
import type { CodeTool, Feature } from '../../knowledge/code-rows.ts';
import type { Said } from './code-asks.ts';
import { dataLines, type DataSource } from './data-lines.ts';
import { settleFeatures, type FeatureSet } from './feature-set.ts';
import { findWishes } from './find-wishes.ts';
import type { Guard } from './guard.ts';
import type { Line, Lines } from './lines.ts';
import type { CodeReading } from './read-code.ts';

const mostWishes = 8;
const mostLater = 3;
const mostKindRules = 7;

const reasons = {
  named: 'You named it; this is how it behaves',
  implied: 'What you named needs it, or apps of this kind have it',
  kind: 'Decided for this kind of software; change it if yours is different',
} as const;

/** Lines of rows: those that the guard lets stand. */
const linesFrom = (
  texts: readonly string[],
  rule: string,
  reason: string,
  guard: Guard,
  origin: Line['origin'] = 'added',
): readonly Line[] => texts.filter(guard.allows).map((text) => ({ text, origin, rule, reason }));

interface FeatureRow {
  readonly id: FeatureId;
  readonly row: Feature;
  readonly isNamed: boolean;
  readonly isCovered: boolean;
}

const rowsOf = ({ named, implied }: FeatureSet, covered: readonly string[]): readonly FeatureRow[] =>
  [...named.map((id) => ({ id, isNamed: true })), ...implied.map((id) => ({ id, isNamed: false }))].map(
    ({ id, isNamed }) => ({ id, isNamed, row: features[id], isCovered: covered.includes(id) }),
  );

/** A named feature's own line stands whatever the guard says: the person asked for it. */
const planLine = ({ id, row, isNamed }: FeatureRow, isService: boolean): Line => ({
  text: `${row.name}: ${(isService && row.asService) || row.plan}`,
  origin: isNamed ? 'added' : 'assumed',
  rule: `feature:${id}`,
  reason: isNamed ? reasons.named : reasons.implied,
});

const orderLines = (
  { named }: FeatureSet,
  covered: readonly string[],
  first: string | undefined,
  hasRest: boolean,
): readonly Line[] => {
  const names = named.filter((id) => !covered.includes(id)).map((id) => features[id].name.toLowerCase());
  const steps = [
    first ? 'First slice: the first point above from end to end, with its data kept' : undefined,
    names.length > 0
      ? `${first ? 'Then, one' : 'One'} at a time, each working before the next: ${names.join(', ')}`
      : undefined,
    hasRest
      ? 'Then the other points, and what is shown while loading, when empty and when something fails'
      : undefined,
  ].flatMap((text) => text ?? []);
  return steps.length < 2
    ? []
    : steps.map((text) => ({
        text,
        origin: 'added',
        rule: 'order',
        reason: 'Small steps that each run are cheaper to put right',
      }));
};

/** What to do where the tables know nothing of the thing: the tool decides openly before it builds. */
const unknownBrief: Lines = {
  order: [
    'First list in a few lines what you decide: who uses it, its main flow, what is kept, and which cases can go wrong',
    'Build the main flow from end to end, with its data kept',
    'Then the rest of what the goal names, and what is shown while loading, when empty and when something fails',
  ].map((text) => ({
    text,
    origin: 'added',
    rule: 'order',
    reason: 'You can put right what was decided before it is built',
  })),
  checks: [
    {
      text: 'Everything the goal names can be used from start to end, with empty, wrong and repeated input too',
      origin: 'added',
      rule: 'order',
      reason: 'A check that can be run',
    },
  ],
};

/** The brief of something that is built: features as named, data, decided rules, order of work and checks. */
export const buildBrief = (reading: CodeReading, answers: Said, guard: Guard, tool: CodeTool): Lines => {
  const { goal, kind, kindId, base, said, shape, stacks } = reading;
  const isProgram = shape === 'program';
  const isWhole = kind && !(isProgram && kind.shape !== 'program');
  const set = isProgram ? { named: [], implied: [], later: [] } : settleFeatures(reading, answers, guard);
  const rows = rowsOf(set, kind?.covers ?? []).filter(({ row }) => shape !== 'component' || !row.data);
  const rule = `kind:${kindId ?? ''}`;
  const kindLines = (texts: readonly string[] = []): readonly Line[] =>
    linesFrom(texts, rule, reasons.kind, guard);
  // What is known of a recipe box holds for a recipe API too, but for what is seen and pressed.
  const isBehindApi = shape === 'service' && kind !== undefined && kind.shape !== 'service';
  const endpoints = Object.keys(kind?.data ?? {}).map(
    (name) => `${name}: list, read, create, change, delete, each with its refusals`,
  );
  const flows = isBehindApi ? kindLines(endpoints) : isWhole ? kindLines(kind.flows) : [];
  const [about] = Object.keys(kind?.data ?? {});
  const sources: readonly DataSource[] = [
    ...(isWhole && kind.data ? [{ rows: kind.data, rule, reason: reasons.kind }] : []),
    ...rows.flatMap(({ id, row, isCovered, isNamed }) =>
      row.data && !isCovered
        ? [{ rows: row.data, rule: `feature:${id}`, reason: isNamed ? reasons.named : reasons.implied }]
        : [],
    ),
  ];
  const featureRules = rows.flatMap(({ id, row, isCovered, isNamed }) =>
    isCovered
      ? []
      : linesFrom(row.rules ?? [], `feature:${id}`, isNamed ? reasons.named : reasons.implied, guard),
  );
  const namedChecks = rows
    .filter(({ isNamed, isCovered }) => isNamed && !isCovered)
    .flatMap(({ id, row }) => linesFrom(row.check ? [row.check] : [], `feature:${id}`, reasons.named, guard));
  const otherChecks = rows
    .filter(({ isNamed }) => !isNamed)
    .flatMap(({ id, row }) =>
      linesFrom(row.check ? [row.check] : [], `feature:${id}`, reasons.implied, guard),
    );
  const kindChecks = kindLines([
    ...(kind?.checks ?? []),
    ...(base?.checks ?? (isBehindApi ? appKinds.api.checks : [])),
  ]);
  const room = Math.max(0, tool.checks - namedChecks.length - kindChecks.length);
  const wishes =
    isProgram || shape === 'component'
      ? []
      : findWishes(goal, [...said.ranges, ...stacks.ranges], mostWishes);
  const asNamed: readonly Line[] =
    wishes.length === 0
      ? []
      : [
          {
            text: `Also part of it, as named: ${wishes.join('; ')}`,
            origin: 'added',
            rule: 'wishes',
            reason: 'You named it',
          },
        ];
  if (!kind && rows.length === 0 && wishes.length === 0 && shape !== 'program' && shape !== 'component')
    return unknownBrief;
  const later = set.later.slice(0, Math.max(mostLater, said.postponed.length));
  const hasUsers = answers.questions.some(({ row, answer }) => row.place === 'users' && answer);
  const isUserSaid = goal.facts.has('reader') || hasUsers;
  return {
    users:
      isWhole && !isBehindApi
        ? [
            ...(isUserSaid ? [] : kindLines(kind.users ? [kind.users] : [])),
            ...kindLines(
              kind.heart ? [`What counts: ${kind.heart.charAt(0).toLowerCase()}${kind.heart.slice(1)}`] : [],
            ),
          ]
        : [],
    features: [
      ...flows,
      ...rows.filter(({ isCovered }) => !isCovered).map((row) => planLine(row, shape === 'service')),
      ...asNamed,
    ],
    data: dataLines(sources, about).filter(({ text }) => guard.allows(text)),
    rules: [
      ...kindLines([
        ...(kind?.rules ?? []),
        ...(base?.rules ?? (isBehindApi ? appKinds.api.rules : [])),
      ]).slice(0, mostKindRules),
      ...featureRules,
    ],
    order:
      isProgram || shape === 'component'
        ? []
        : orderLines(
            set,
            kind?.covers ?? [],
            kind && !isProgram ? flows[0]?.text : undefined,
            rows.length > set.named.length || flows.length > 1,
          ),
    checks: [...kindChecks, ...namedChecks, ...otherChecks.slice(0, room)],
    later:
      later.length === 0
        ? []
        : [
            {
              text: later.map((id) => features[id].name).join(', '),
              origin: 'added',
              rule: 'later',
              reason: 'You did not name these, so they wait',
            },
          ],
  };
};
