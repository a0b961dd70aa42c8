import type { StatedRule } from '../stated-rule.ts';

const rangePattern =
  /\b(?:between (?<low>\d+) and (?<high>\d+)|(?:be|from|aged?) (?<from>\d+) (?:to|-) (?<to>\d+))\b/i;

/** "must be 18 to 68". */
export const range: StatedRule = {
  id: 'range',
  cue: /\b(?:must|should|only|has to|have to|need)\b/i,
  check(statement) {
    const found = rangePattern.exec(statement)?.groups;
    const low = found?.['low'] ?? found?.['from'];
    const high = found?.['high'] ?? found?.['to'];
    return low === undefined ||
      high === undefined ||
      !/\b(?:must|should|only|have to|has to|need)/i.test(statement)
      ? undefined
      : `When the value is ${low} or ${high}, then it is accepted; just below ${low} or above ${high} it is refused with the reason`;
  },
};
