const courtesy =
  "(?:(?:please|kindly|hi|hello|hey)[,!]? |(?:can|could|would) you (?:please )?|i(?: would|'d)? (?:want|need|like) (?:you )?(?:to )?)*";
const making =
  '(?:(?:create|generate|make|draw|design|produce|render|show|give|imagine|do|get|see|have|visuali[sz]e) (?:me |us |for me )?)?';
const thing =
  '(?:(?:an?|the|some|one|this)? ?(?:(?:short|new|nice|cool|beautiful|stunning|amazing|high[- ]quality) )?(?:images?|pictures?|pics?|visuals?|videos?|video clips?|clips?|footages?|scenes?|videoclips?) (?:of|showing|with|where|in which|that shows|depicting|about|for my (?:blog|website|site|post|article|presentation|newsletter) (?:about|on)) )?';
const asked =
  '(?:what (?:would|will|does|do|did|could|might) |how (?:would|will|does|do|did|could|might) )(?=.{2,120} looks?\\b)';
const announced =
  '(?:(?:my|our|an?|the) )?(?:(?:new|short|product|promo|company|brand|profile) ){0,2}(?:images?|pictures?|photos?|illustrations?|videos?|video clips?|clips?|commercials?)\\s?: ';
const leadIn = new RegExp(`^${courtesy}(?:${asked}|${making}${announced}|${making}${thing})`, 'i');

const request = new RegExp(`^${courtesy}`, 'i');

/** Length of the courtesy before an order ("please can you remove the sky"). */
export const findRequest = (text: string): number => request.exec(text.slice(0, 160))?.[0].length ?? 0;

/** Length of the opening that asks for a picture rather than describing it ("please draw me a picture of"). */
export function findLeadIn(text: string): number {
  const length = leadIn.exec(text.slice(0, 160))?.[0].length ?? 0;
  if (length === 0) return 0;
  const opening = text.slice(0, length);
  if (
    /^(?:imagine|show|do|get|see|have|give|make) $/i.test(opening) &&
    !/^(?:an?|the|me|us)\b/i.test(text.slice(length))
  )
    return 0;
  return text.length - length < 2 ? 0 : length;
}
