import type { Reading } from '../../reading/reading.ts';
import { named, none, type ChosenAnswer } from './chosen-answer.ts';

const addresses =
  /^(?:please )?(?:(?:(?:politely )?(?:ask|tell|inform|warn|text)|apologi[sz]e to) (?:(?:my|our|the) \p{L}+|(?:all )?(?:customers|clients|guests|parents|members|staff|employees|everyone|everybody|residents|tenants|colleagues|neighbou?rs|users|subscribers)\b)|ask (?:(?:two|three|four|five|several|some|a few|\d+) )\p{L}+s for (?:an?|the|their)\b|(?:remind|notify|invite|thank|congratulate) (?!me\b|us\b|you\b|god\b)\p{L}+ \p{L}+|(?:politely )?(?:decline|reject|turn down|accept) (?:an?|the|my|our|this) (?:\p{L}+ ){0,3}(?:offer|invitation|invite|request|proposal|meeting|job)\b)/iu;
const many =
  '(?:(?:all|my|our|the) ){0,2}(?:customers|clients|guests|visitors|parents|members|staff|employees|everyone|everybody|residents|tenants|colleagues|neighbou?rs|users|subscribers|suppliers|volunteers|students|the (?:whole )?(?:office|company|class|club|school|house))';
/** "Explain to customers why we …", "…, tell our customers": words to them, not to me. */
const toMany = [
  `^(?:i|we) (?:need|have|want|would like) to (?:tell|inform|notify|warn|remind|thank|invite) (?:\\d+ )?${many}\\b`,
  `^(?:please )?(?:(?:say sorry|say thanks|say goodbye|announce|write) to|announce) ${many}\\b`,
  `^(?:please )?explain to ${many} (?:why|that|how) (?:we|our|i|my)\\b`,
  `[,;.:] (?:please )?(?:tell|inform|let|warn|thank|ask|remind|invite|notify) ${many}(?: know)?[.!]*$`,
].map((source) => new RegExp(source, 'iu'));
/** "The office wants a one page explanation of why …": what somebody wants to read is written for them. */
const wantedOfMe =
  /\b(?:wants?|asked (?:me|us) for|asks (?:me|us) for|expects?) (?:an?|\d+|one|two|three) (?:[\p{L}\d-]+ ){0,3}(?:explanation|statement|pages?|paragraphs?|report|account|justification)\b/iu;
const toOne =
  /^(?:please )?(?:(?:(?:i|we) (?:need|have|want) to )?explain to (?:my|our|the) (?:boss|landlord|landlady|teacher|professor|neighbou?rs?|client|customer|supplier|bank|insurance|school) (?:why|that) (?:i|we|my|our)\b|(?:say (?:sorry|no|thanks|thank you|happy \p{L}+|congrat\p{L}*) to|complain to) (?:an?|my|our|the) \p{L})/iu;
const house = /\b(?:bank|insurance|school)\b/i;
const letter: ChosenAnswer = { ...named('letter'), lead: 'Write the letter that does this:' };
const message: ChosenAnswer = { ...named('message'), lead: 'Write the message that does this:' };

/** "Ask the office for a copy of the contract": words to somebody, neither the contract nor an explanation; undefined where nobody is spoken to. */
export const saidToOthers = ({
  act,
  deliverable,
  data,
  request,
  goal,
}: Reading): ChosenAnswer | undefined => {
  if ((act === 'open' || (act === 'write' && !deliverable)) && addresses.test(request)) return message;
  if (deliverable || data || (act !== 'open' && act !== 'write' && act !== 'explain')) return undefined;
  const one = toOne.exec(request);
  if (one) return house.test(one[0]) ? letter : message;
  if (act === 'open' && wantedOfMe.test(goal.slice(0, 600))) return none('reasoning', 'write');
  return toMany.some((pattern) => pattern.test(request))
    ? { ...none('reasoning', 'write'), lead: 'Write the text that does this:' }
    : undefined;
};
