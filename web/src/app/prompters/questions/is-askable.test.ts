import { expect, it } from 'vitest';
import { isAskable } from './is-askable.ts';

it.each(['invite the team', 'remind members,\nkindly', '写一封邀请信', 'ขอลาป่วย'])(
  '[CP-16] asks about what says enough: %j',
  (goal) => expect(isAskable(goal)).toBe(true),
);

it.each(['', ' \n ', 'invite', 'wedding toast', 'thank you\0 for all', `${'word '.repeat(4000)}more`])(
  '[CP-16] asks nothing about what says too little, or cannot be sent (%#)',
  (goal) => expect(isAskable(goal)).toBe(false),
);
