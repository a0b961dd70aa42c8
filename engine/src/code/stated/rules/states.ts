import type { StatedRule } from '../stated-rule.ts';

const statesPattern =
  /\b(?:from|status(?:es)?:?|states?:?) (?<one>[\p{L}]+(?: [\p{L}]+)?) (?:to|->|→) (?<two>[\p{L}]+(?: [\p{L}]+)?) (?:to|->|→) (?<three>[\p{L}]+(?: [\p{L}]+)?)/iu;

/** "move from received to in analysis to reported". */
export const states: StatedRule = {
  id: 'states',
  cue: /\b(?:from|status|state)/i,
  check(statement) {
    const { one, two, three } = statesPattern.exec(statement)?.groups ?? {};
    return one === undefined || two === undefined || three === undefined
      ? undefined
      : `When a step of "${one}, ${two}, ${three}" is skipped or taken twice, then it is refused and the status stays`;
  },
};
