import type { StatedRule } from '../stated-rule.ts';

const manyPattern =
  /^(?<n>\d[\d.,]*k?) (?<thing>[\p{L}-]+(?: [\p{L}-]+)?) (?:(?:must|should|have to) (?<deed>(?!not\b).+)|(?<smooth>without (?:any )?(?:lag|lags|lagging|delay|jank|stutter|stuttering)))$/iu;

/** "10k rows must scroll smoothly". */
export const many: StatedRule = {
  id: 'many',
  cue: /^\d/,
  check(statement) {
    const { n, thing, deed, smooth } = manyPattern.exec(statement)?.groups ?? {};
    if (smooth !== undefined)
      return `When there are ${n ?? ''} ${thing ?? ''}, then every action goes ${smooth}`;
    return n === undefined || thing === undefined || deed === undefined
      ? undefined
      : `When there are ${n} ${thing}, then they ${deed.replace(/^be /, 'are ')}`;
  },
};
