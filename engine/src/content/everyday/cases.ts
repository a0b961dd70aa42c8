import type { Reading } from '../../reading/reading.ts';
import { chooseSituation } from '../choose-situation.ts';
import { chooseEveryday, chooseRemaining } from './choose-everyday.ts';
import type { CasePlace } from './everyday.ts';

/** What somebody may tell or ask instead of ordering a text: the answer that such a goal gets; undefined where none fits. */
export const cases = {
  choose: (reading: Reading): CasePlace | undefined => {
    const everyday = chooseEveryday(reading);
    if (everyday) return everyday;
    const situation = chooseSituation(reading);
    return situation ? { group: 'situations', name: situation } : chooseRemaining(reading);
  },
};
