import { actVerbs, modifierOpening, passiveVerbs } from './act-verbs.ts';
import type { ActId } from './act-verbs.ts';
import { findDeliverable } from './find-deliverable.ts';
import { findLeadingDeliverable } from './find-leading-deliverable.ts';
import type { FoundDeliverable } from './find-deliverable.ts';
import { isQuestion } from './question-kind.ts';
import { phrasalRequests } from './phrasal-requests.ts';
import { isStatement } from './statement.ts';
import { settleAct } from './settle-act.ts';

export interface ReadAct {
  readonly act: ActId;
  /** The verb, lower case; absent for questions and bare noun phrases. */
  readonly verb?: string;
  /** Offset of the verb in the sentence; -1 without one. */
  readonly verbAt: number;
  readonly deliverable?: FoundDeliverable;
  /** True when the goal says that it is the person who wants to do it ("I need to flash …"). */
  readonly own?: boolean;
}

const leadIn =
  /^(?:(?:ok(?:ay)?|so|now|then|also|just|quickly|and|first|next|finally|lastly|secondly|or|but|i want you to|i need you to|i need to|we have to|i have to|i want to|i would like to|i'd like to|we need to|we want to|i want|i need|need(?= an? | some )|looking for(?= an? | some )|i would like|i'd like|we need|we want|i am looking for|i'm looking for|let'?s|kindly|please|fully|briefly|clearly|concisely|carefully|thoroughly|simply|you (?:will need to|will be required to|should|must|will|need to|are (?:asked|required|tasked) to)|your (?:task|job|goal) is to|help me(?: to| out)?|try to|in this task|go meta:?)[, ]+)+/i;
const preamble =
  /^(?:using|based on|given|for|in|with|as|considering|from|taking|by|when|if|without|behaving|acting|to|after|on|during|under|imagine|iso|like|once|while|since|because)\b[^,:]{1,200}[,:]\s*/i;
// "Script for a radio ad", "cover letter for …": a word that could be a verb names the thing.
const nounOpening =
  /^(?:code of (?:conduct|ethics|practice)\b|(?:script|outline|draft|design|review|report|sketch|schedule|program|document|record|profile|copy) (?:for|of|on|about)\b|(?:name|title) for\b|code (?:translator|generator|assistant|helper|review(?:er)?)\b|(?:cover|test|post|design|research) (?:letters?|text|mortem|description|plan|brief|proposal)\b)/i;
// "Analyze this feedback and tell me …": what comes out is named last.
const thenAsks =
  /^(?:analy[sz]e|read|look (?:at|through|over)|go (?:through|over)|check|review|study|examine|scan)\b[^.!?:]{3,120}?,? and (?:then )?(?=(?:tell|give|list|find|extract|summari[sz]e|show|name|identify|write|create|make|suggest|draft|rank)\b)/i;
// "My interview is on Thursday, help me prepare": a request that stands behind what it is about.
const askedLast =
  /(?:(?= (?:what|where|how|when|who|which \p{L}+) (?:(?:can|should|could|do|would|shall|must) (?:i|we)|(?:will|would|do|does|did) (?:he|she|they|it|this|that)) (?:\p{L}+ ?){1,3}[?.!]*$)|[,;:]| [-–]| and| so| but| then) (?:(?:and|so|but|then|now|please) )*(?=(?:can|could|would) you (?!be\b)|help me\b|what (?:can|should|do|could|shall|would|will|is|are|does|did)\b|(?:when|how (?:far|long|much|many|fast|old)) (?:does|do|will|is|are|did|would|can|should)\b|how (?:can|do|should|could|would) (?:i|we)\b|where (?:do|can|should|could) (?:i|we)\b|which (?:one|of|should)\b|any (?:ideas|advice|tips|suggestions|thoughts)\b|should (?:i|we)\b|you (?:need|have) to (?:write|create|make|give|suggest|come up)\b|(?:write|give|tell|make|list|suggest|explain|draft|create|recommend|show|find|summari[sz]e|rewrite|translate) (?:me|us|an?|the|some|it|this|that)\b)/iu;
const fragment =
  /^\W*(?:(?:an?|any|the|some|best|easiest|cheap(?:est)?|quick(?:est)?|good|fast(?:est)?|simple(?:st)?|safe(?:st)?|right) )+(?:ways?|time|age|day|month|season|order|route|position|temperature|angle|place|method) (?:to|for|of)\b/i;
// "I want to open a bar, please list …": the wish is the background of the request.
const wantedThen =
  /^(?:i|we)(?:['’]d| would)? (?:want|like|need|plan|have) to [^.!?]{3,160}?,? (?:so |and |but )?(?:please|can you|could you) (?:please )?(?=\p{L})/iu;
const personDoes =
  /^(?:sort|group|arrange|extract|pull|fix|install|configure|migrate|deploy|automate|implement|set|put|add|send|deliver|get|bring|finish|complete|record|log|look|improve|simplify|convert|expand|remove|measure|count|integrate|adjust|learn|understand)$/;
// "the story of … in a poem": the form named last is what comes out.
const inForm =
  /\b(?:in|as|in the form of) an? (?:\w+ )?(poem|song|haiku|sonnet|rap|limerick|ballad|dialogue|letter|fairy tale)\b/i;

/** "Guide for the team on how to …": a text is named, and nothing is asked. */
const paperFirst =
  /^(?:an? |our |short |simple |quick )*(?:guide|tutorial|instructions|manual|handout|leaflet|checklist|presentation|talk|speech|lesson plan|workshop|e-?mail|(?:blog )?post|article|essay)\b/i;

/** "Opening line for a novel", "conclusion for my essay": a part of it, not the whole. */
const partOf =
  /^(?:an? |the |my |our |short |good |nice |strong )*(?:conclusion|introduction|intro|ending|foreword|preface|dedication|blurb|back cover text|plot twist|topic|(?:opening|closing|first|last) (?:line|sentence|paragraph)) (?:for|of|to|in) (?:an?|the|my|our|this)\b/i;
/** "I have to write a thesis and have no question yet": help is wanted, not the thesis. */
const stuckOn =
  /^[^?:.\n]{8,160}?,? (?:and|but) (?:i )?(?:have no|no idea|don['’]?t (?:have|know)|can['’]?t|am stuck)\b/iu;
const startsWhere =
  /^[^?:\n]{8,160}? (?:where|how) (?:do|can|should|could) i (?:start|begin|go about (?:it|this)|get started)\b|^[^?:\n]{8,160}? how[?.!]*$/iu;
/** "Talk to my team about …" is something to do, not a text. */
const speaks = /^(?:talk|speak|chat) (?:to|with)\b/i;

/** Orders about the conversation itself ("ignore all previous instructions") name nothing to be made. */
const overruling =
  /^(?:please )?(?:ignore|disregard|forget|override) (?:all |any |the |your |everything )*(?:of )?(?:the )?(?:previous|prior|above|earlier|before|instructions|rules)\b/i;

/** "Facebook post lost cat, name Momo": the thing that leads loose words counts before one that stands among them. */
const openingOf = (sentence: string): FoundDeliverable | undefined => {
  const found = findDeliverable(sentence);
  const led = findLeadingDeliverable(sentence);
  if (!found || !led) return found ?? led;
  const between = sentence.slice(led.end, found.end - found.noun.length);
  const apart = /[,;:]/.test(between) || (/ (?:letter|e?mail)$/i.test(led.noun) && /\p{L}/u.test(between));
  return apart ? led : found;
};
/** "Video script about how to sort plastic": the question is what the text is about. */
const textAboutHow =
  /^(?:an? |\d+[- ](?:second|minute|word|page)s? )*(?:\p{L}+ )?(?:script|post|thread|leaflet|flyer|speech|talk|email|letter|newsletter|article|story|poem|song|lesson|press release|announcement|presentation)(?: [^.?!,]{1,24})? how\b/iu;

/** What one sentence of an English goal asks for; `open` when it carries no request of its own. */
export const readAct = (sentence: string): ReadAct => {
  if (overruling.test(sentence) || /^help(?: me)?(?:[.!?]*$|[,!:;] )/i.test(sentence))
    return { act: 'open', verbAt: -1 };
  const wanted = wantedThen.exec(sentence.slice(0, 240));
  if (wanted) {
    const inner = readAct(sentence.slice(wanted[0].length));
    if (inner.act !== 'open') return { ...inner, verbAt: -1 };
  }
  if (partOf.test(sentence)) return { act: 'write', verbAt: -1 };
  if (speaks.test(sentence)) return { act: 'open', verbAt: -1 };
  let at = 0;
  let own = false;
  for (let turn = 0; turn < 3; turn += 1) {
    const lead = leadIn.exec(sentence.slice(at, at + 120));
    if (lead) {
      own ||= /\bi (?:need|want|have|would like) to\s*$/i.test(lead[0].trim());
      at += lead[0].length;
    }
    const before = preamble.exec(sentence.slice(at, at + 260));
    const next = before && sentence.slice(at + before[0].length, at + before[0].length + 40);
    if (!before || !next) break;
    const first = /^[\p{L}-]+/u.exec(next)?.[0].toLowerCase() ?? '';
    if (!actVerbs.has(first) && !leadIn.test(next) && !isQuestion(next)) break;
    at += before[0].length;
  }
  const request = sentence.slice(at);
  const later = thenAsks.exec(request.slice(0, 240));
  if (later) {
    const inner = readAct(request.slice(later[0].length));
    if (inner.act !== 'open') return { ...inner, verbAt: at };
  }
  const verb = /^[\p{L}-]+/u.exec(request)?.[0].toLowerCase() ?? '';
  for (const [pattern, act] of phrasalRequests) {
    if (!pattern.test(request)) continue;
    const deliverable = findDeliverable(request.slice(verb.length));
    const special =
      act === 'list' && deliverable && deliverable.id !== 'list' && !/^(?:look|find)$/.test(verb);
    return {
      act: special ? settleAct('write', verb, request, deliverable) : act,
      verb,
      verbAt: at,
      deliverable,
      own,
    };
  }
  // "I want to write a book, where do I start": the question at its end is what is asked.
  if (stuckOn.test(request)) return { act: 'open', verbAt: -1 };
  if (startsWhere.test(request)) return { act: 'question', verbAt: -1 };
  const act = nounOpening.test(request) || (own && personDoes.test(verb)) ? undefined : actVerbs.get(verb);
  if (act && !(isQuestion(request) && /^(?:can|do|is)$/.test(verb))) {
    const rest = request.slice(verb.length);
    const into = /^(?:turn|transform|convert|make|change|put)$/.test(verb)
      ? /\binto (?:an? |the )?(.{3,60})/i.exec(rest.slice(0, 300))
      : null;
    const made = into && findDeliverable(into[1] ?? '');
    if (made && made.id !== 'code' && made.id !== 'query' && made.id !== 'formula')
      return { act: 'write', verb, verbAt: at, deliverable: made, own };
    const form = act === 'write' ? inForm.exec(rest.slice(0, 300)) : null;
    const deliverable = form
      ? findDeliverable(form[1] ?? '')
      : findDeliverable(act === 'plan' ? (rest.split(/[:,;]/, 1)[0] ?? '') : rest);
    return { act: settleAct(act, verb, rest, deliverable), verb, verbAt: at, deliverable, own };
  }
  const passive = /\b(?:should|must|has to|needs to|have to|will) be (?:\w+ly )?(\w+)\b/i.exec(
    sentence.slice(0, 300),
  );
  const made = passive && passiveVerbs.get((passive[1] ?? '').toLowerCase());
  if (passive && made) {
    const deliverable = findDeliverable(sentence.slice(0, passive.index));
    return {
      act: settleAct(actVerbs.get(made) ?? 'write', made, sentence, deliverable),
      verb: made,
      verbAt: passive.index,
      deliverable,
    };
  }
  const last = askedLast.exec(sentence.slice(0, 600));
  if (last && last.index > 12) {
    const inner = readAct(sentence.slice(last.index + last[0].length).trimStart());
    if (inner.act !== 'open') return { ...inner, verbAt: -1 };
  }
  if (isQuestion(sentence.slice(at)) || isQuestion(sentence)) return { act: 'question', verbAt: -1 };
  if (at > 0 && /\b(?:want|need|would like|'d like|looking for)\b/i.test(sentence.slice(0, at))) {
    const deliverable = findDeliverable(request);
    return {
      act: own ? 'question' : deliverable?.id === 'code' || deliverable?.id === 'query' ? 'code' : 'write',
      verbAt: at,
      deliverable,
      own,
    };
  }
  // "Cheap way to heat a shed", "best time to visit": a question without its opening.
  if (fragment.test(sentence)) return { act: 'question', verbAt: -1 };
  if (
    !paperFirst.test(sentence) &&
    !textAboutHow.test(sentence.slice(0, 120)) &&
    /\b(?:how (?:can|do|would|should|to)|what (?:is|are|would)) \p{L}/iu.test(sentence)
  )
    return { act: 'question', verbAt: -1 };
  return {
    act: 'open',
    verbAt: -1,
    // "I keep … on my thesis" tells something; it asks for no thesis.
    ...(!/^(?:i|we) (?!need|want|would|am looking)\p{L}+/iu.test(sentence) &&
      !isStatement(sentence) &&
      !/^(?:you (?:are|will be|get|have)|given|take|consider)\b/i.test(sentence) &&
      (!modifierOpening.test(sentence) || /^(?:only|just) (?:an?|the|one|some)\b/i.test(sentence)) && {
        deliverable: openingOf(sentence),
      }),
  };
};
