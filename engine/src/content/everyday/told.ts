import { countWords } from '../../reading/complexity.ts';
import { asks, everydayKind, isLoose, isOwn, tells } from './everyday.ts';
import type { Everyday } from './everyday.ts';

const law =
  /\b(?:land(?:lord|lady)|tenan(?:t|cy)|(?:security |my |our |the )deposit|evict\w*|rent(?:al)? (?:increase|agreement|contract)|lease|employer|laid off|fired|sacked|dismiss(?:ed|al)|overtime|unpaid|wages?|notice period|months['’]? notice|public holiday|sick (?:leave|pay)|(?:mat|pat)ernity|parental|warranty|guarantee(?! (?:my|that))|refund|consumer rights|contract|su(?:e|ed|ing) (?:my|him|her|them|the)|court|lawyer|attorney|(?:il)?legal(?:ly)?|(?:by|labou?r|employment|copyright) law|divorce|custody|alimony|child support|last will|inherit\w*|probate|visa|(?:work|residence) permit|citizenship|tax(?:es|ed)?|fined|(?:parking|speeding) (?:ticket|fine)|insurance|insurer|pension|trespass\w*|copyright|trademark|gdpr|customs|deduct\w*|subsid\w+|owe[sd]? (?:me|us)|(?:airline|flight|hotel|shop|store|seller|provider|gym|bank|utility|carrier|company)\b.{0,60}\b(?:cancel\w*|voucher|delayed|refus\w+|money back|raised|increas\w*|charg(?:ed|es|ing)|late fee)|neighbou?r['’]?s? (?:tree|fence|hedge|dog|noise|camera|wall|part(?:y|ies)|music))\b/i;
/** "What will my landlord ask" is about somebody, not about a right. */
const ofSomebody =
  /\b(?:what|which \p{L}+) (?:should|must|has to|have to|belongs?) (?:be |go )?in\b|\b(?:what|which) (?:\p{L}+ ){0,2}(?:will|would|do|does|might) (?:they|he|she|(?:my|our|the|an?) (?:\p{L}+ )?\p{L}+) (?:ask|say|want|think|expect|cost|charge|earn)\b/iu;
/** "…, is that ok": the rule is asked for, no letter. */
const isAllowed =
  /\b(?:is (?:that|this|it) (?:even )?(?:ok|okay|legal|allowed|normal|right|true|fair)|(?:can|may) (?:he|she|they)(?: just| really)? \p{L}+|(?:are|is) (?:he|she|they) allowed|do (?:i|we) have to)\b/iu;
/** Among these a claim would cost more than it brings: a talk is wanted. */
const close =
  /\bmy (?:(?:best|good|old|close) )?(?:friend|mate|buddy|brother|sister|mother|father|mom|mum|dad|parents?|cousin|aunt|uncle|son|daughter|roommate|flatmate)\b/i;
const wordsWanted =
  /\b(?:what (?:to|(?:should|can|do|could|shall|would) (?:i|we|you)) (?:say|tell|write|answer|reply|text|talk about)|how (?:do|should|can|could) (?:i|we) (?:(?:politely|kindly|nicely|gently|best|tactfully|diplomatically) )?(?:tell|say (?!["'“‘])|explain to (?:my|our|him|her|them)|convince|persuade|bring up|talk to|break|announce|refuse|decline|ask|apologi[sz]e|confront)|how to (?:(?:politely|kindly|nicely|gently|tactfully) )?(?:say no|tell (?!if|when|whether|the (?:age|time|difference))|break (?:it|the news|up)|refuse|decline|ask (?:my|our|for)|apologi[sz]e|confront))\b/i;
const toBeSent =
  /\b(?:what to (?:write|text|reply)|what (?:should|do|can|could|would) (?:i|we|you) (?:write|text|reply)|how (?:do|should|can) (?:i|we) (?:word|phrase|reply)|(?:in|on) (?:an?|the|his|her|their|my) (?:[\w-]+ )?(?:card|e-?mail|message|note|letter|guest ?book))\b/i;
const event =
  /^[^\p{L}]*[😭😢💔😞😔]|\b(?:(?:he|she|they) (?:left|dumped|cheated|ghosted|broke up)|broke up with|(?:passed away|died)\b.{0,40}\b(?:yesterday|last|today|ago)|i (?:just )?(?:got|was) (?:dumped|ghosted|cheated|rejected|fired)|i feel (?:like|so|that|as if)|(?:everyone|everybody|all my friends) .{0,30}(?:except me|without me|moved on|but me)|don['’]?t know what i (?:want|feel)|nobody (?:likes|cares|calls|understands)|can['’]?t (?:cope|stop crying|do this)|i (?:hate|miss) (?:my|him|her))\b/iu;
const feeling =
  /\bi(?:['’]?m| am| feel| have been| keep feeling)\b.{0,30}\b(?:lonely|sad|nervous|anxious|stressed|tired|exhausted|depressed|overwhelmed|bored|afraid|scared|angry|lost|burn(?:ed|t) out|worried|guilty|jealous|heartbroken|unmotivated|homesick)\b/i;
/** Before a day that comes, a way through it helps more than an ear. */
const ahead = /\b(?:tests?|exams?|interview|presentation|flight|speech|surgery|tomorrow)\b/i;
const shortest = 16;
const helpWith =
  /\bhelp (?:me |us )?(?:with|on) (?:my|our|the|this|an?)\b|\b(?:(?:second|honest|your|another|an?) opinion|feedback|your thoughts|your view|critique) (?:on|about|of) (?:my|our|this|the)\b/i;
const helpTo =
  /^\W*(?:please |can you |could you )*help (?:me|us) (?:to )?(?:narrow|get|sort|figure|work out|organi[sz]e|structure|make sense|clear|find (?:a|my|the) (?:topic|title|way))\b/i;
/** "I want to answer her properly", "need to tell a client that …": somebody is to hear or read it. */
const toAnswer =
  /\b(?:want|need|have|has|like) to (?:answer|reply to|respond to|write back to) (?:him|her|them|it|this|that|my|the|our)\b/i;
const toTell =
  /^\W*(?:i |we )?(?:need|have|want|got) to (?:tell|inform|let) (?!you\b|me\b)[^,.;]{2,60}? (?:that|know|we|i)\b/i;
const dated =
  /\b(?:interview|exam|test|presentation|meeting|talk|negotiation|appointment|hearing|defen[cs]e|audition)\b/i;
const prepares = /\b(?:prepar(?:e|ing|ation)|get ready)\b/i;

/** Rights and duties, words wanted, feelings, a day that comes. */
export const told: readonly Everyday[] = [
  everydayKind(
    'written',
    (reading, text) =>
      (reading.act === 'question' && wordsWanted.test(text) && toBeSent.test(text)) ||
      (isLoose(reading) && toAnswer.test(text)),
  ),
  everydayKind(
    'words',
    (reading, text) =>
      (reading.act === 'question' && wordsWanted.test(text)) || (isLoose(reading) && toTell.test(text)),
  ),
  everydayKind(
    'law',
    (reading, text) =>
      ((asks(reading) && !tells(reading)) || (reading.act === 'open' && isAllowed.test(text))) &&
      law.test(text) &&
      !ofSomebody.test(text) &&
      !/\b(?:law of|newton|moore|physics|laws of)\b/i.test(text) &&
      reading.question !== 'cause' &&
      (reading.question !== 'how-to' || isOwn(text)) &&
      !reading.technical,
  ),
  everydayKind(
    'claim',
    (reading, text) =>
      isLoose(reading) &&
      tells(reading) &&
      !isAllowed.test(text) &&
      law.test(text) &&
      isOwn(text) &&
      !close.test(text),
  ),
  everydayKind(
    'heart',
    (reading, text) =>
      isLoose(reading) &&
      (reading.act === 'open' || /\bi feel\b/i.test(text)) &&
      (event.test(text) || feeling.test(text)) &&
      !ahead.test(text),
  ),
  everydayKind(
    'preparation',
    ({ act, deliverable, data }, text) =>
      !data &&
      (act === 'plan' ||
        act === 'open' ||
        act === 'question' ||
        (act === 'write' && deliverable === 'plan')) &&
      prepares.test(text) &&
      dated.test(text),
  ),
  everydayKind(
    'help',
    ({ act, data, request, deliverable }, text) =>
      !data &&
      act !== 'role' &&
      ((countWords(text) < shortest && helpWith.test(text)) || (!deliverable && helpTo.test(request))),
  ),
];
