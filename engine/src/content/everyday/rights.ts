import { asks, help, isOwn, tells } from './everyday.ts';
import type { Everyday } from './everyday.ts';

const law =
  /\b(?:landlord|tenan(?:t|cy)|(?:security |my |our |the )deposit|evict\w*|rent(?:al)? (?:increase|agreement|contract)|lease|employer|laid off|fired|sacked|dismiss(?:ed|al)|overtime|unpaid|wages|notice period|public holiday|sick (?:leave|pay)|(?:maternity|paternity|parental) leave|warranty|guarantee|refund|consumer rights|contract|sue|sued|court|lawyer|attorney|legal(?:ly)?|illegal|law|divorce|custody|alimony|child support|last will|inherit\w*|estate tax|probate|visa|work permit|residence permit|citizenship|tax(?:es|ed)?|tax office|irs|hmrc|fined|parking (?:ticket|fine)|speeding (?:ticket|fine)|insurance (?:claim|company|refuses|won['’]?t)|insurer|401k|pension|property line|trespass\w*|copyright|trademark|gdpr|customs|deductib\w+|deduct|minimum wage|parental allowance|subsid\w+|(?:airline|flight|hotel|shop|store|seller)\b.{0,60}\b(?:cancel\w*|voucher|delayed|refus\w+|money back)|owe[sd]? (?:me|us)|neighbou?r['’]?s? (?:tree|fence|hedge|dog|noise|camera|wall|party|parties|music))\b/i;

/** Rights and duties asked about: the rule, where it holds, what to do about it. */
const question: Everyday = {
  fits: (reading, text) =>
    asks(reading) &&
    !tells(reading) &&
    law.test(text) &&
    !/\b(?:law of|newton|moore|physics|laws of)\b/i.test(text) &&
    reading.question !== 'cause' &&
    !reading.technical,
  answer: {
    rule: 'A1',
    form: 'prose',
    gist: 'Begin with the answer and the rule behind it in two sentences, say where it holds and what the exceptions are, then what I can do next.',
    parts: [
      ['First', 'Begin with the answer and the rule behind it, in at most 2 sentences'],
      ['Exceptions', 'Name the usual exceptions, and the fact about my case that would turn the answer'],
      ['Valid', 'Say for which place and year this holds, and what to check because it may have changed'],
      ['Next', 'End with the next step: its deadline, the proof to keep, who advises for free'],
    ],
    checks: [],
    expert: [
      ['Source', 'The law or office that each statement rests on; mark what you are not certain of'],
      ['Cost', 'What it costs if I get this wrong'],
    ],
    returns: 'the answer in at most 200 words',
  },
};

/** A quarrel with a landlord, employer, office, shop: rights, steps, a message to send. */
const trouble: Everyday = {
  fits: (reading, text) =>
    tells(reading) && !reading.deliverable && law.test(text) && isOwn(text) && !reading.technical,
  answer: {
    rule: 'A1',
    form: 'prose',
    lead: help,
    gist: 'Say what I am usually entitled to and what depends on the place, then the steps, the mildest first, each with deadline and proof, then a message to send.',
    parts: [
      ['Rights', 'Say first what I am usually entitled to, and what depends on the place'],
      ['Steps', 'Give the steps in order, the mildest first, each with its deadline and the proof to keep'],
      [
        'Message',
        'Add the message to send now, at most 120 words, with bracketed blanks for what I have not said',
      ],
      ['Missing', 'End with the one question whose answer would change this most'],
    ],
    checks: [],
    expert: [
      ['Source', 'The law or office that each right rests on; mark what you are not certain of'],
      ['Their side', 'What the other side will answer, and what then'],
    ],
    returns: 'my rights, the steps and the message, then that question',
  },
};

export const rights: readonly Everyday[] = [question, trouble];
