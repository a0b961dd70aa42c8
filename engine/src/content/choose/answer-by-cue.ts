import type { Reading } from '../../reading/reading.ts';
import { hasSeveralParts } from '../has-several-parts.ts';
import type { CasePlace } from '../everyday/everyday.ts';
import { named, none, type ChosenAnswer } from './chosen-answer.ts';
import { saidToOthers } from './said-to-others.ts';
import { usedByHand } from './shared-cues.ts';

/** "Explain … and tell me what you would do": the second request is none of the first one's parts. */
const asksTwice = ({ act, data, request }: Reading): boolean =>
  act === 'explain' &&
  !data &&
  !/^(?:act|behave|pretend|imagine)\b/i.test(request) &&
  /\w,? and (?:then )?(?:tell me (?:what|which|whether|if|how)|give (?:me )?your|say (?:what|which|whether)|recommend|suggest|compare)\b/i.test(
    request,
  );
/** "Categorise these tickets by team": several things, each with its place. */
const sortsMany =
  /^(?:please )?(?:classify|categori[sz]e|sort|group|label|tag|rate|prioriti[sz]e|rank) (?:(?:each|all|every|these|those|the following|my|our|the) (?:of )?)+(?:(?:\p{L}+ ){0,2}\p{L}+s\b.*)?\b(?:by|into|as|according to)\b/iu;
/** "Explain erosion to 7th graders with an experiment": a lesson. */
const taught =
  /\b(?:graders?|pupils|students|class|kids|children)\b.*\bwith (?:an? |some )?(?:\p{L}+ )?(?:activit(?:y|ies)|exercises?|experiments?|worksheet|games?)\b/iu;
/** "Help me choose between a flat and a boat": one of them, not a list. */
const helpsChoose = /\b(?:help (?:me|us) (?:to )?(?:decide|choose|pick)|(?:decide|choose) between)\b/i;
const findingVerbs = /^(?:tell|give|list|find|name|show|identify|extract|pull|detect|spot)$/;
/** "What are the main points here: …" */
const mainPoints =
  /\bwhat (?:are|is) the (?:(?:\d+|two|three|four|five) )?(?:most important|main|key|biggest|central) (?:points?|findings?|messages?|takeaways?|facts?|themes?|problems?|insights?|results?)\b/i;
/** The sentence "…", is it correct? */
const isItCorrect = /\bis (?:it|this|that) (?:correct|right|grammatical)\b/i;
/** "I wrote a poem, is it good: …" */
const isItGood =
  /\b(?:is|does|are) (?:it|this|they) (?:any )?(?:good|ok|okay|polite enough|sound (?:ok|okay|good|rude|harsh)|too \p{L}+)\?*:\s+\S+ \S+ \S+ \S/iu;
/** "What is wrong with this sentence: …" */
const whatIsWrong =
  /\b(?:what(?:['’]?s| is) (?:wrong|the (?:mistake|error))|(?:find|spot|show|explain) (?:me )?(?:the|my|all) (?:mistakes?|errors?)) (?:with|in) (?:this|my|the|these) (?:sentences?|text|paragraph|grammar|translation|letter|e-?mail)\b/i;
const prosActs = new Set(['judge', 'explain', 'list', 'question', 'write', 'compare', 'open']);
const rowsAndTables = /\b(?:rows?|columns?|table|query|select|join|records?|fields?)\b/i;

/** "Words for the burial": they are spoken. */
const wordsToSpeak =
  /^\W*(?:an? )?(?:few |some |short |last |kind )*words (?:for|at|to say)\b[^:]*\b(?:funeral|burial|ashes|grave|memorial|ceremony|farewell|retire\w*|wedding|aloud|speak(?:ing)?|minutes?)\b(?! (?:card|guest ?book))/i;

/** The answer of a goal whose words decide whatever its act is; undefined where the act does. */
export const answerByCue = (reading: Reading, found: CasePlace | undefined): ChosenAnswer | undefined => {
  const { act, deliverable } = reading;
  const cooks =
    /\bingredients\b/i.test(reading.goal.slice(0, 600)) &&
    (act === 'explain' || act === 'write' || act === 'open');
  if (
    cooks &&
    deliverable !== 'recipe' &&
    /\b(?:prepare|cook|bake|dish|dinner|food|meal)\b/i.test(reading.goal.slice(0, 600))
  )
    return named('recipe');
  if (act === 'open' && !deliverable && wordsToSpeak.test(reading.goal.slice(0, 600))) return named('speech');
  const said = saidToOthers(reading);
  if (said) return said;
  if (act === 'explain' && taught.test(reading.request)) return named('lesson-plan');
  if (found === undefined && !reading.data && helpsChoose.test(reading.request))
    return none('questions', 'opinion');
  if (
    /\b(?:(?:an)?other|better|nicer|different|stronger|simpler|shorter|fancier|politer) (?:words?|terms?|ways? (?:to say|of saying)) (?:for\b|["'“‘])|\b(?:an)?other words? for\b/i.test(
      reading.request,
    )
  )
    return named('words');
  if (/\bwords? that rhymes? with\b/i.test(reading.request)) return none('reasoning', 'list');
  if (reading.data && /^\W*(?:please )?(?:spell|grammar) check\b/i.test(reading.request))
    return none('transforms', 'correct');
  if ((act === 'open' || act === 'question') && !deliverable && isItGood.test(reading.goal.slice(0, 600)))
    return none('reasoning', 'judge');
  if (reading.facts.quoted && isItCorrect.test(reading.goal.slice(0, 300)))
    return none('questions', 'yes-no');
  if (reading.data && whatIsWrong.test(reading.request)) return none('transforms', 'correctAndExplain');
  if (found) return { deliverableId: undefined, ...found };
  if (
    reading.data &&
    findingVerbs.test(reading.verb ?? '') &&
    (!deliverable || deliverable === 'list' || !/^(?:give|list|show)$/.test(reading.verb ?? '')) &&
    reading.size.count &&
    reading.request.includes(reading.size.count.text)
  )
    return none('transforms', 'findings');
  if (
    act === 'translate' &&
    /\b(?:in|into|to) (?:simple|plain|easy|simpler) english\b/i.test(reading.request)
  )
    return none('transforms', 'rewrite');
  if (
    act === 'question' &&
    mainPoints.test(reading.request) &&
    /:\s*\S.{60}/s.test(reading.goal.slice(0, 2_000))
  )
    return none('transforms', 'findings');
  if (
    reading.technical &&
    (act === 'list' ||
      act === 'classify' ||
      ((act === 'judge' || act === 'compute') && /^(?:count|find)$/.test(reading.verb ?? ''))) &&
    !reading.data &&
    rowsAndTables.test(reading.goal.slice(0, 600))
  )
    return none('questions', 'technical');
  if (
    /\bpros and cons (?:of|for) (?:each|every|both|them|all)\b/i.test(reading.goal.slice(0, 600)) &&
    !reading.data
  )
    return none('reasoning', 'compare');
  if (
    act === 'write' &&
    !deliverable &&
    !reading.data &&
    /\bcomparison (?:of|between)\b/i.test(reading.request)
  )
    return none('reasoning', 'compare');
  if (hasSeveralParts(reading) || asksTwice(reading))
    return reading.technical && reading.question === 'cause'
      ? none('everyday', 'fault')
      : none('reasoning', 'several');
  if (
    /\b(?:pros and cons|advantages and disadvantages|arguments? for and against)\b/i.test(reading.request) &&
    prosActs.has(act) &&
    !/\beach\b/i.test(reading.request)
  )
    return none('reasoning', 'prosAndCons');
  if ((act === 'classify' || act === 'plan' || act === 'open') && sortsMany.test(reading.request))
    return none('transforms', 'sort');
  if (
    deliverable === 'formula' &&
    /\b(?:sequence|nth|term|series|area|volume|speed|force|energy|probability|interest)\b/i.test(
      reading.request,
    ) &&
    !usedByHand.test(reading.goal.slice(0, 600))
  )
    return none('reasoning', 'formula');
  return undefined;
};
