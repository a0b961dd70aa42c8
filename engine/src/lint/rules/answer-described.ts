import { lintRule } from '../lint-rule.ts';
import { missing } from '../missing.ts';

const fewestWords = 4;
const handsIn =
  /^(?:based on [^,]+, )?(?:return|reply with|respond with|output|now ask|begin with a first line|confirm in one line)\b/i;
const guides =
  /\b(?:first|then|last|each|every|per|at (?:most|least)|up to|within|under|between|\d+|order|table|list|bullets?|headings?|sections?|sentences?|lines?|paragraphs?|only|without|must|should|never|not|give|name|say|show|mark|put|ask|use|keep|begin|end|start|stay|leave|include|avoid|explain|complete|make it)\b/i;

/** Besides the task and the closing line, at least one sentence says how the answer is built. */
export const answerDescribed = lintRule({
  id: 'answer-described',
  weight: 3,
  severity: 'warning',
  check: ({ prompt, kind, required }) => {
    if (kind !== 'content' || !required.has('answer-described')) return 'not-applicable';
    const [, ...others] = prompt.sentences.filter(
      (each) => each.split(/\s+/, fewestWords).length === fewestWords,
    );
    if (others.some((each) => guides.test(each) && !handsIn.test(each))) return 'pass';
    return missing(prompt, {
      message: 'Nothing says how the answer is built: its parts, their order, its limits.',
      fix: 'Name what it holds and in which order, such as "Begin with the verdict, then at most 5 reasons".',
    });
  },
});
