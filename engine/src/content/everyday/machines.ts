import { everydayKind } from './everyday.ts';
import type { Everyday } from './everyday.ts';

const asksMeaning =
  /\bwhat (?:does|do|is|would) (?:this|that|it|the (?:command|code|line|query|regex|function|script)|these)\b.{0,40}\b(?:do|doing|mean|return|print|match)?\b|\bexplain (?:this|what this)\b/i;
const message =
  /#(?:N\/A|REF|VALUE|NAME|DIV)\b|\b\w*(?:Error|Exception)\b: ?|\b(?:traceback|segfault|segmentation fault|stack ?trace|CrashLoopBackOff|exit (?:code|status)|permission denied|command not found|cannot read propert|undefined is not|is not defined|no space left|connection refused|merge conflict|(?:throws?|get(?:s|ting)?|gives?|got) (?:me )?(?:an? |this |the )?(?:\w+ ){0,2}(?:error|exception)|status (?:4|5)\d\d|\b(?:404|500|502|503) (?:error|on|when))\b/i;
const wrongResult =
  /\b(?:but (?:i|it|we) (?:want|need|should|get|expected|prints?|returns?|shows?)|instead of|should (?:be|print|return|show)|does(?:n['’]?t| not) (?:work|match|update|show|return|print)|slow (?:query|queries|build|loop|page|join|insert|test)|takes (?:forever|too long|ages|\d+ (?:s|ms|seconds|minutes|hours))|times? out|overflows|disappears|crashes|hangs|always returns|returns? (?:nothing|null|none|empty|no rows|undefined|nan|0|zero|the wrong)|wrong (?:result|output|number|total))\b/i;
const wrongSomehow = /\b(?:bug|wrong|fix|broken|fails?|not working)\b/i;
const code = /[{}();=<>|]|```|`/;
const codeInLine = /\w\(.*\)\s*[:;{]|=>|\{.*\}|\w+\(.*\).*\w+\(/;
const orders = /^\W*(?:write|create|make|implement)\b/i;
/** "python: my list changes when I change the copy". */
const ownTrouble =
  /^\W*(?:[\w.+#]+: )?(?:why (?:does|do|is|are|did)|my|our) .{0,80}\b(?:when|but|after|although|keeps?|always|suddenly)\b/i;
const mistake =
  /\bi (?:accidentally |just |by mistake |also )*(?:committed|pushed|deleted|merged|dropped|overwrote|removed|reset|force|ran|formatted|rebased|truncated|updated)\b/i;
const options = /\bA[.):] .{1,120}\bB[.):] .{1,120}\bC[.):] /s;

/** Code, commands, error messages, rows of data and test questions, as they are pasted. */
export const machines: readonly Everyday[] = [
  everydayKind(
    'multipleChoice',
    ({ act, goal }) =>
      options.test(goal.slice(0, 2_000)) &&
      (act === 'question' || act === 'open' || act === 'classify' || act === 'compute'),
  ),
  everydayKind(
    'readingCode',
    ({ technical, data, frozen, act }, text) =>
      (technical || frozen.some(({ kind }) => kind === 'code' || kind === 'flag') || code.test(text)) &&
      (data !== undefined || code.test(text)) &&
      (act === 'question' || act === 'open' || act === 'explain') &&
      asksMeaning.test(text) &&
      !/\bhow (?:do|can|to|would) (?:i|we|you)\b/i.test(text),
  ),
  everydayKind(
    'undo',
    ({ technical, act }, text) => technical && (act === 'open' || act === 'question') && mistake.test(text),
  ),
  // Code that is given whole and does the wrong thing.
  everydayKind(
    'fault',
    ({ act, data, goal, question, technical }, text) =>
      (act === 'question' || act === 'open' || act === 'code') &&
      ((data !== undefined && /[(){};=]/.test(goal.slice(data.range.start, data.range.end))) ||
        (technical && codeInLine.test(text))) &&
      (question === 'cause' || wrongResult.test(text) || message.test(text) || wrongSomehow.test(text)) &&
      !orders.test(text),
  ),
  everydayKind(
    'fromData',
    ({ act, data, goal }) =>
      act === 'question' &&
      data !== undefined &&
      /\d.*\n.*\d|\d.*\d.*\d/s.test(goal.slice(data.range.start, data.range.end)),
  ),
  // An error message or a wrong result without its code.
  everydayKind(
    'fault',
    ({ technical, deliverable, act, verb }, text) =>
      (message.test(text) ||
        (technical &&
          ((wrongResult.test(text) && !/\bis there (?:a|any) way\b/i.test(text)) ||
            (act === 'open' && ownTrouble.test(text))))) &&
      (act === 'open' || act === 'question' || (act === 'code' && /^(?:fix|debug)$/.test(verb ?? ''))) &&
      (!deliverable ||
        act === 'open' ||
        deliverable === 'code' ||
        deliverable === 'query' ||
        deliverable === 'formula') &&
      !orders.test(text),
  ),
];
