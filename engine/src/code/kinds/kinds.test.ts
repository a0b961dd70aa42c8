import { describe, expect, it } from 'vitest';
import type { ProjectTypeId } from '../../catalogue/code.ts';
import { generateCodeWith } from '../generate-code-with.ts';
import { generateCode } from '../generate-code.ts';
import { goldenGoals } from '../golden/golden-goals.ts';
import { allPacks } from '../packs/all-packs.ts';
import { kindNouns, screensAlone } from './kind-nouns.ts';
import { partNouns } from './part-nouns.ts';

const nouns = { ...kindNouns, ...partNouns };
const groups = Object.keys(nouns) as (keyof typeof nouns)[];

describe('kinds', () => {
  it.each(groups)('every card of %s has words that name it, and no words lack their card', (group) => {
    expect(allPacks[group].map(({ id }) => id).toSorted()).toEqual(Object.keys(nouns[group]).toSorted());
  });

  it('screens alone are products that keep nothing and need a screen', () => {
    const products = [...allPacks.people, ...allPacks.tools];
    const alone = products.filter(({ data, isScreenless }) => data === undefined && !isScreenless);
    expect(alone.map(({ id }) => id).toSorted()).toEqual([...screensAlone].toSorted());
  });

  it.each(Object.entries(goldenGoals))(
    '[E7] %s is written alike with the packs that are named for it',
    (_, options) => {
      const asked = generateCodeWith(options, {});
      const missing = 'missing' in asked ? asked.missing : [];
      const given = Object.fromEntries(missing.map((name) => [name, allPacks[name]]));
      expect(generateCodeWith(options, given)).toEqual(generateCode(options));
    },
  );

  it('[E7] a goal that cannot be cut after all is written alike with the packs that are named for it', () => {
    const goal =
      'Fern finder: Press and name ferns. See if you can also draw in the leaf outline into the fern’s page as well as other outlines.';
    const options = { goal, projectType: 'website', tool: 'bolt' } as const;
    const asked = generateCodeWith(options, {});
    const given = Object.fromEntries(
      ('missing' in asked ? asked.missing : []).map((name) => [name, allPacks[name]]),
    );
    expect(generateCodeWith(options, given)).toEqual(generateCode(options));
  });

  it('[E7] a goal needs no more than what it speaks of', () => {
    const missing = (goal: string, projectType: ProjectTypeId) => generateCodeWith({ goal, projectType }, {});
    expect(missing('Build a forum for beekeepers', 'web-app')).toEqual({ missing: ['people'] });
    expect(missing('Build a forum, max 3 posts per member', 'web-app')).toEqual({
      missing: ['people', 'rules'],
    });
    expect(missing('Rename the oldest branch', 'feature')).toEqual({
      missing: ['parts', 'features', 'changes'],
    });
    expect(missing('website for my bakery', 'website')).toEqual({ missing: ['subjects', 'sites'] });
    expect(missing('python function that counts words', 'web-app')).toEqual({ missing: ['programs'] });
    expect(missing('a tide clock', 'web-app')).toHaveProperty('text');
  });
});
