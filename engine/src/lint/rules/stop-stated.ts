import { lintRule } from '../lint-rule.ts';
import { missing } from '../missing.ts';

const handsIn =
  /^(?:based on [^,]+, )?(?:return|reply with|respond with|output|answer with|hand in|now ask|begin with|confirm)\b/i;
const nothingMore =
  /\b(?:only|alone|nothing (?:else|beyond|more)|and (?:that|this) is all|without (?:any )?(?:comments?|explanations?|introduction|preamble)|no (?:comments?|explanations?|preamble|introduction|chat))\b/i;
const gives = /\b(?:return|reply|respond|output|answer|give|write|send|deliver|provide|show)\b/i;

/** Says what the answer holds and that it ends there, so that nothing has to be cut from it. */
export const stopStated = lintRule({
  id: 'stop-stated',
  weight: 2,
  severity: 'warning',
  check: ({ prompt, kind }) => {
    if (kind !== 'content') return 'not-applicable';
    if (prompt.sentences.some((each) => handsIn.test(each) || (gives.test(each) && nothingMore.test(each))))
      return 'pass';
    return missing(prompt, {
      message: 'Nothing says what to return, so that the answer may begin and end with talk.',
      fix: 'Close with one line such as "Return the email only."',
    });
  },
});
