import { asks, isOwn, tells } from './everyday.ts';
import type { Everyday } from './everyday.ts';

const law =
  /\b(?:landlord|tenan(?:t|cy)|(?:security |my |our |the )deposit|evict\w*|rent(?:al)? (?:increase|agreement|contract)|lease|employer|laid off|fired|sacked|dismiss(?:ed|al)|overtime|unpaid|wages|notice period|public holiday|sick (?:leave|pay)|(?:maternity|paternity|parental) leave|warranty|(?:under|the|my) guarantee|refund|consumer rights|contract|sue (?:my|him|her|them|the)|sued|(?:in|to|small[- ]claims) court|lawyer|attorney|legal(?:ly)?|illegal|(?:by|the|labou?r|tenancy|employment|inheritance|copyright) law|laws? (?:say|on|about)|divorce|custody|alimony|child support|last will|inherit\w*|estate tax|probate|visa|work permit|residence permit|citizenship|tax(?:es|ed)?|tax office|irs|hmrc|fined|parking (?:ticket|fine)|speeding (?:ticket|fine)|insurance (?:claim|company|refuses|won['’]?t)|insurer|401k|pension|property line|trespass\w*|copyright|trademark|gdpr|customs|deductib\w+|deduct|minimum wage|parental allowance|subsid\w+|(?:airline|flight|hotel|shop|store|seller)\b.{0,60}\b(?:cancel\w*|voucher|delayed|refus\w+|money back)|owe[sd]? (?:me|us)|(?:provider|gym|bank|utility|phone company|telecom|carrier|company|store)\b.{0,60}\b(?:raised|increas\w*|charg(?:ed|es|ing)|cancel\w*|refus\w+|late fee|contract)|neighbou?r['’]?s? (?:tree|fence|hedge|dog|noise|camera|wall|party|parties|music))\b/i;

/** Rights and duties asked about: the rule, where it holds, what to do about it. */
const question: Everyday = {
  fits: (reading, text) =>
    asks(reading) &&
    !tells(reading) &&
    law.test(text) &&
    !/\b(?:law of|newton|moore|physics|laws of)\b/i.test(text) &&
    reading.question !== 'cause' &&
    !reading.technical,
  group: 'rights',
  name: 'question',
};

/** Among these a claim would cost more than it brings: a talk is wanted. */
const close =
  /\bmy (?:(?:best|good|old|close) )?(?:friend|mate|buddy|brother|sister|mother|father|mom|mum|dad|parents?|cousin|aunt|uncle|son|daughter|roommate|flatmate)\b/i;

/** A quarrel with a landlord, employer, office, shop: rights, steps, a message to send. */
const trouble: Everyday = {
  fits: (reading, text) =>
    tells(reading) &&
    !reading.deliverable &&
    law.test(text) &&
    isOwn(text) &&
    !reading.technical &&
    !close.test(text),
  group: 'rights',
  name: 'trouble',
};

export const rights: readonly Everyday[] = [question, trouble];
