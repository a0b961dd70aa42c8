import type { Everyday } from './everyday.ts';

const asksMeaning =
  /\bwhat (?:does|do|is|would) (?:this|that|it|the (?:command|code|line|query|regex|function|script)|these)\b.{0,40}\b(?:do|doing|mean|return|print|match)?\b|\bexplain (?:this|what this)\b/i;
const message =
  /\b\w*(?:Error|Exception)\b: ?|\b(?:traceback|segfault|segmentation fault|stack ?trace|CrashLoopBackOff|exit (?:code|status)|permission denied|command not found|cannot read propert|undefined is not|is not defined|no space left|connection refused|merge conflict|(?:throws?|get(?:s|ting)?|gives?|got) (?:me )?(?:an? |this |the )?(?:\w+ ){0,2}(?:error|exception)|status (?:4|5)\d\d|\b(?:404|500|502|503) (?:error|on|when))\b/i;
const wrongResult =
  /\b(?:but (?:i|it|we) (?:want|need|should|get|expected|prints?|returns?|shows?)|instead of|should (?:be|print|return|show)|does(?:n['’]?t| not) (?:work|match|update|show|return|print)|always returns|returns? (?:nothing|null|none|empty|no rows|undefined|nan|0|zero|the wrong)|wrong (?:result|output|number|total))\b/i;
const code = /[{}();=<>|]|```|`/;

/** Code or a command, and the question what it does. */
const readingCode: Everyday = {
  fits: ({ technical, data, frozen, act }, text) =>
    (technical || frozen.some(({ kind }) => kind === 'code' || kind === 'flag') || code.test(text)) &&
    (data !== undefined || code.test(text)) &&
    (act === 'question' || act === 'open' || act === 'explain') &&
    asksMeaning.test(text) &&
    !/\bhow (?:do|can|to|would) (?:i|we|you)\b/i.test(text),
  answer: {
    rule: 'A1',
    form: 'prose',
    lead: 'Explain this:',
    gist: 'Say in one sentence what it does, then go through it part by part in the order in which it runs, then name what could surprise me.',
    parts: [
      ['First', 'Say in one sentence what it does as a whole'],
      ['Parts', 'Then go through it part by part, one line each, in the order in which it runs'],
      ['Trap', 'Name the input or situation in which it does something unexpected'],
    ],
    checks: [],
    expert: [['Better', 'The shorter or safer way to write it, if there is one']],
    returns: 'the explanation only',
  },
};

/** An error message or a wrong result: cause, the change, the check. */
const fault: Everyday = {
  fits: ({ technical, deliverable, act, verb }, text) =>
    (message.test(text) || (technical && wrongResult.test(text))) &&
    (act === 'open' || act === 'question' || (act === 'code' && /^(?:fix|debug)$/.test(verb ?? ''))) &&
    (!deliverable ||
      act === 'open' ||
      deliverable === 'code' ||
      deliverable === 'query' ||
      deliverable === 'formula') &&
    !/^\W*(?:write|create|make)\b/i.test(text),
  answer: {
    rule: 'A1',
    form: 'code',
    lead: 'Help me fix this:',
    gist: 'Name the likeliest cause first and what points to it, then the change or the command to run, how to check it, and the next cause if that was not it.',
    parts: [
      ['Cause', 'Name the likeliest cause in one sentence, with what in the message points to it'],
      ['Change', 'Give the change as code, settings or the command to run, as it has to stand'],
      ['Check', 'Say how to check that it worked, and the next likeliest cause if it did not'],
      ['Missing', 'Ask at the end for the one line of code or output that would settle it'],
    ],
    checks: [],
    expert: [['Root', 'What made it possible, and how to keep it from coming back']],
    returns: 'the cause, the change and the check, then that question',
  },
};

/** Code that is given whole and does the wrong thing: the line, the mended code. */
const bug: Everyday = {
  fits: ({ act, data, goal, question, technical }, text) =>
    (act === 'question' || act === 'open' || act === 'code') &&
    ((data !== undefined && /[(){};=]/.test(goal.slice(data.range.start, data.range.end))) ||
      (technical && /\w\(.*\)\s*[:;{]|=>|\{.*\}|\w+\(.*\).*\w+\(/.test(text))) &&
    (question === 'cause' ||
      wrongResult.test(text) ||
      message.test(text) ||
      /\b(?:bug|wrong|fix|broken|fails?|not working)\b/i.test(text)) &&
    !/^\W*(?:write|create|make|implement)\b/i.test(text),
  answer: {
    rule: 'A1',
    form: 'code',
    lead: 'Help me fix this:',
    gist: 'Name the line at fault and why it does that in one sentence, then the corrected code with only what has to change, then an input that shows the difference.',
    parts: [
      ['Line', 'Name the line at fault, and say in one sentence why it does that'],
      ['Code', 'Give the corrected code, with only what has to change'],
      ['Check', 'Name an input and the result that show the difference'],
    ],
    checks: [],
    expert: [['Habit', 'The rule that keeps this fault from coming back']],
    returns: 'the line, the code and the check, nothing else',
  },
};

const mistake =
  /\bi (?:accidentally |just |by mistake |also )*(?:committed|pushed|deleted|merged|dropped|overwrote|removed|reset|force|ran|formatted|rebased|truncated|updated)\b/i;

/** A slip with a tool that has to be undone. */
const undo: Everyday = {
  fits: ({ technical, act }, text) =>
    technical && (act === 'open' || act === 'question') && mistake.test(text),
  answer: {
    rule: 'A1',
    form: 'code',
    lead: 'Help me undo this:',
    gist: 'Give the command that shows where I stand, then the commands that undo it in order with what each does, then what changes if it has already been shared.',
    parts: [
      ['Look', 'Begin with the command that shows where I stand and changes nothing'],
      ['Undo', 'Give the commands that undo it, in order, each with what it does in one line'],
      ['Case', 'Say what would change if others already had it, and which command would lose work'],
    ],
    checks: [],
    expert: [['Guard', 'The setting or habit that keeps it from happening again']],
    returns: 'the commands with their notes, nothing else',
  },
};

const options = /\bA[.):] .{1,120}\bB[.):] .{1,120}\bC[.):] /s;

/** A test question with its options. */
const multipleChoice: Everyday = {
  fits: ({ act, goal }) =>
    options.test(goal.slice(0, 2_000)) &&
    (act === 'question' || act === 'open' || act === 'classify' || act === 'compute'),
  answer: {
    rule: 'A1',
    form: 'line',
    gist: 'Give the letter and the option first, then why it is right in one or two sentences, then why each other option is wrong.',
    parts: [
      ['First', 'Give the letter and the option first'],
      ['Reason', 'Say in one or two sentences why it is right'],
      ['Others', 'Say in one line each why the others are wrong'],
    ],
    checks: [],
    expert: [['Trap', 'Which wrong option is chosen most often, and from what mistake']],
    returns: 'the option and the reasons only',
  },
};

/** A question about given figures or a given text. */
const fromData: Everyday = {
  fits: ({ act, data, goal }) =>
    act === 'question' &&
    data !== undefined &&
    /\d.*\n.*\d/s.test(goal.slice(data.range.start, data.range.end)),
  answer: {
    rule: 'A2',
    form: 'prose',
    gist: 'Give each answer first with the rows it rests on, then how every figure was worked out, then any value that is missing or looks wrong.',
    parts: [
      ['First', 'Give each answer first, with the rows it rests on'],
      ['Work', 'Show how every figure was worked out, one line each'],
      ['Odd', 'Name any value that is missing or looks wrong, and how you treated it'],
    ],
    checks: [],
    expert: [['More', 'The one thing in these data that I did not ask about and should know']],
    returns: 'the answers with their working, nothing else',
  },
};

export const machines: readonly Everyday[] = [multipleChoice, readingCode, undo, bug, fromData, fault];
