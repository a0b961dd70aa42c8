import { describe, expect, test } from 'vitest';
import { writeCode } from '../../write/code/write-code.ts';
import { appKinds } from '../app-kinds/index.ts';
import type { Demand } from '../code-rows.ts';
import { features } from '../features/index.ts';
import { demands } from './index.ts';

const rows = Object.entries(demands).map(([id, demand]) => ({ id, demand }));
const first = (words = ''): string => words.split(', ')[0] ?? '';
const goalFor = ({ words, with: sign }: Demand): string =>
  `A thing for our village with ${first(words)}. ${first(sign)}`;
const rulesOf = (goal: string): ReadonlySet<string | undefined> =>
  new Set(
    writeCode({ goal, projectType: 'web-app' }).sections.flatMap(({ spans }) =>
      spans.map(({ rule }) => rule),
    ),
  );

describe('each technical demand', () => {
  test.each(rows)('$id is worked out where it is named', ({ id, demand }) => {
    expect(rulesOf(goalFor(demand))).toContain(`demand:${id}`);
  });

  const doubtful = rows.flatMap(({ id, demand }) => {
    const signs = demand.with?.split(', ') ?? [];
    const alone = demand.words.split(', ').find((name) => {
      const own = new Set(name.split(' '));
      return !signs.some((sign) => sign.split(' ').every((word) => own.has(word)));
    });
    return demand.with === undefined || alone === undefined ? [] : [{ id, alone }];
  });

  test.each(doubtful)('$id is silent without its second sign', ({ id, alone }) => {
    expect(rulesOf(`A thing about ${alone}`)).not.toContain(`demand:${id}`);
  });

  test.each(rows.filter(({ demand }) => demand.never !== undefined))(
    '$id is silent where its words mean something else',
    ({ id, demand }) => {
      expect(rulesOf(`${goalFor(demand)} ${first(demand.never)}`)).not.toContain(`demand:${id}`);
    },
  );

  test.each(rows)('$id can be shown, and names features and kinds that exist', ({ demand }) => {
    for (const line of [...demand.decide, demand.check]) {
      expect(line).toMatch(/^["\p{Lu}\p{N}v]/u);
      expect(line).not.toMatch(/[—–]|\.$/);
      expect(line.length).toBeLessThanOrEqual(280);
    }
    expect(demand.decide.length).toBeGreaterThan(0);
    expect(demand.decide.length).toBeLessThanOrEqual(3);
    for (const id of demand.replaces ?? []) expect(features).toHaveProperty([id]);
    for (const id of demand.unless ?? []) expect(appKinds).toHaveProperty([id]);
  });

  test.each(rows)('$id lists each of its names once', ({ demand }) => {
    const names = demand.words.split(', ');
    expect(new Set(names).size).toBe(names.length);
  });
});
