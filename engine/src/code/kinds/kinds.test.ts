import { describe, expect, it } from 'vitest';
import { generateCodeWith } from '../generate-code-with.ts';
import { generateCode } from '../generate-code.ts';
import { goldenGoals } from '../golden/golden-goals.ts';
import { allKinds } from './all-kinds.ts';
import { kindNouns, screensAlone } from './kind-nouns.ts';
import type { KindGroup } from './kind-packs.ts';

const groups = Object.keys(allKinds) as KindGroup[];

describe('kinds', () => {
  it.each(groups)('every card of %s has words that name it, and no words lack their card', (group) => {
    expect(allKinds[group].map(({ id }) => id).toSorted()).toEqual(Object.keys(kindNouns[group]).toSorted());
  });

  it('screens alone are products that keep nothing and need a screen', () => {
    const products = [...allKinds.people, ...allKinds.tools];
    const alone = products.filter(({ data, isScreenless }) => data === undefined && !isScreenless);
    expect(alone.map(({ id }) => id).toSorted()).toEqual([...screensAlone].toSorted());
  });

  it.each(Object.entries(goldenGoals))(
    '[E7] %s is written alike with the group that is named for it',
    (_, options) => {
      const asked = generateCodeWith(options, {});
      const missing = 'missing' in asked ? asked.missing : [];
      const given = Object.fromEntries(missing.map((group) => [group, allKinds[group]]));
      expect(generateCodeWith(options, given)).toEqual(generateCode(options));
    },
  );

  it('a known kind needs its group, another goal none', () => {
    expect(generateCodeWith({ goal: 'Build a forum for beekeepers', projectType: 'web-app' }, {})).toEqual({
      missing: ['people'],
    });
    expect(generateCodeWith({ goal: 'Rename the oldest branch', projectType: 'feature' }, {})).toHaveProperty(
      'text',
    );
  });
});
