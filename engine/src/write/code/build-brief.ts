import { wordsOfRow } from '../../goal/phrases.ts';
import { stemOf } from '../../goal/words.ts';
import { appKinds } from '../../knowledge/app-kinds/index.ts';
import { buildSteps, codeReasons, featureReasons, frame } from '../../knowledge/code-headings.ts';
import type { CodeTool } from '../../knowledge/code-rows.ts';
import { features, type FeatureId } from '../../knowledge/features/index.ts';
import type { Said } from './code-asks.ts';
import { dataLines } from './data-lines.ts';
import { settleFeatures } from './feature-set.ts';
import type { Guard } from './guard.ts';
import type { Line } from '../line.ts';
import { lowered } from '../wording.ts';
import { linesOf, type Lines } from './lines.ts';
import type { CodeReading } from './read-code.ts';

const mostKindRules = 7;
const nothing = { named: [], implied: [] } as const;

/** Where the first slice begins, what was named, the rest; a single step is no order. */
const stepsOf = (named: readonly FeatureId[], hasFirst: boolean, hasRest: boolean): readonly string[] => {
  const names = named.map((id) => features[id].name.toLowerCase()).join(', ');
  const steps = [
    ...(hasFirst ? [buildSteps.first] : []),
    ...(names ? [`${hasFirst ? 'Then, one' : 'One'} ${buildSteps.named} ${names}`] : []),
    ...(hasRest ? [buildSteps.rest] : []),
  ];
  return steps.length > 1 ? steps : [];
};

/**
 * The brief of something that is built. Where hardly anything is said, what such things usually need: features, data, decided
 * rules, order of work and checks. Where more is said, rows chosen by words would often miss what the words mean: then no more
 * than to say first how the open parts are read.
 */
export const buildBrief = (reading: CodeReading, answers: Said, guard: Guard, tool: CodeTool): Lines => {
  const { goal, kindId, said, shape, speaks, isHint } = reading;
  const kind = speaks ? reading.kind : undefined;
  if (!kind || !isHint) return { work: linesOf('frame', 'frame')([frame.first]) };
  const { base } = reading;
  const isPart = shape === 'program' || shape === 'component';
  const set = shape === 'program' ? nothing : settleFeatures(reading, answers, guard);
  const covered = new Set<string>(kind.covers);
  const own = (ids: readonly FeatureId[]): readonly FeatureId[] =>
    ids.filter((id) => !covered.has(id) && (shape !== 'component' || !features[id].data));
  const named = own(set.named);
  const ids = [...named, ...own(set.implied)];
  const whyOf = (id: FeatureId) => (named.includes(id) ? 'named' : 'implied');
  const reasonOf = (id: FeatureId, part: keyof typeof featureReasons): string =>
    `${features[id].name}: ${featureReasons[part]}`;
  const ofFeature = (
    id: FeatureId,
    part: 'rules' | 'checks',
    texts: readonly string[] = [],
  ): readonly Line[] =>
    texts
      .filter(guard.allows)
      .map((text) => ({ text, origin: 'added', rule: `feature:${id}`, reason: reasonOf(id, part) }));
  const rule = `kind:${kindId ?? ''}`;

  // What is known of a recipe box holds for a recipe API too, but for what is seen and pressed.
  const isBehindApi = shape === 'service' && kind.shape !== 'service';
  const platform = base ?? (isBehindApi ? appKinds.api : undefined);
  const whole = shape !== 'program' || kind.shape === 'program' ? kind : undefined;
  const stems = new Set(goal.words.map(({ stem }) => stem));
  const entities = Object.keys(kind.data ?? {});
  const isNamed = (entity: string): boolean => stems.has(stemOf(entity));
  const unnamed = new Set(isBehindApi ? entities.filter((name) => !isNamed(name)).map(stemOf) : []);
  const ofKind = (texts: readonly string[] = []): readonly Line[] =>
    linesOf(
      rule,
      'kind',
    )(texts.filter((text) => guard.allows(text) && !wordsOfRow(text).some(({ stem }) => unnamed.has(stem))));
  const isPlatform = kind.broad === 'platform';
  const flows = isBehindApi || isPlatform ? [] : ofKind(whole?.flows);
  const seen = isBehindApi ? undefined : whole;
  // A named feature's own line stands whatever the guard says: the person asked for it.
  const plans = ids.flatMap((id): readonly Line[] => {
    const { name, plan, asService } = features[id];
    const text = `${name}: ${(shape === 'service' && asService) || plan}`;
    return linesOf(`feature:${id}`, whyOf(id), named.includes(id) ? 'added' : 'assumed')([text]);
  });
  const checksOf = (id: FeatureId): readonly Line[] =>
    ofFeature(id, 'checks', [features[id].check ?? []].flat());
  const checks = [
    ...ofKind([...(kind.checks ?? []), ...(platform?.checks ?? [])]).slice(0, tool.checks),
    ...named.flatMap(checksOf),
  ];
  const others = own(set.implied).flatMap(checksOf);
  const data = dataLines(
    [
      {
        rows: Object.fromEntries(
          Object.entries(whole?.data ?? {}).filter(([name]) => !isBehindApi || isNamed(name)),
        ),
        rule,
        reason: codeReasons.kind,
      },
      ...ids.map((id) => ({ rows: features[id].data, rule: `feature:${id}`, reason: reasonOf(id, 'data') })),
    ],
    entities[0],
    guard.allows,
  );
  return {
    features: [...flows, ...plans],
    data,
    rules: [
      ...ofKind(seen?.heart ? [`What counts: ${lowered(seen.heart)}`] : []),
      ...ofKind([...(kind.rules ?? []), ...(platform?.rules ?? [])]).slice(0, mostKindRules),
      ...ids.flatMap((id) => ofFeature(id, 'rules', features[id].rules)),
    ],
    order: isPart
      ? []
      : linesOf(
          'order',
          'order',
        )(stepsOf(named, flows.length > 0, ids.length > named.length || flows.length > 1)),
    checks: [...checks, ...others.slice(0, Math.max(0, tool.checks - checks.length))],
    later: linesOf(
      'later',
      'later',
    )(said.postponed.length > 0 ? [said.postponed.map((id) => features[id].name).join(', ')] : []),
  };
};
