import { deedIn } from '../deed-in.ts';
import type { StatedRule } from '../stated-rule.ts';
import { tries } from '../subject.ts';

const ownPattern =
  /^(?:(?:see|view|edit|change|delete|cancel|update|manage|read)(?:(?:,| and| or) (?:see|view|edit|change|delete|cancel|update|manage|read))*) (?:only )?(?:their|his|her|its) own\b/i;

/** "editors can edit their own articles". */
export const ownThings: StatedRule = {
  id: 'own-things',
  cue: /\bown\b/i,
  check(statement) {
    const done = deedIn(statement);
    const own = done && ownPattern.exec(done.deed)?.[0];
    if (done === undefined || own === undefined) return undefined;
    const thing = /^ [\p{L}-]+(?: [\p{L}-]+)?/u.exec(done.deed.slice(own.length))?.[0] ?? '';
    if (thing === '') return undefined;
    const deed = `${own.replace(/ (?:only )?(?:their|his|her|its) own$/i, '')}${thing.replace(/ (?:and|or|but|in|on|at|up|from|with|until|within|before|after|if)$/i, '')} of someone else`;
    return `When ${tries(done.subject, deed)}, also by address, then it is refused and nothing changes`;
  },
};
