import type { DeliverableId } from '../reading/deliverable-nouns.ts';
import type { Reading } from '../reading/reading.ts';
import { countWords } from '../reading/complexity.ts';
import { groupOf } from './packs/group-of.ts';
import type { AnswerGroup, AnswerGroups } from './packs/content-packs.ts';
import type { CasePlace } from './everyday/everyday.ts';
import { hasSeveralParts } from './has-several-parts.ts';

/** The answer's shape by its place: the group that holds it and its name there. */
interface ChosenAnswer {
  readonly deliverableId: DeliverableId | undefined;
  readonly group: AnswerGroup;
  readonly name: string;
  /** Line that makes a request of the goal, in place of the answer's own. */
  readonly lead?: string;
}

const none = <Group extends AnswerGroup>(
  group: Group,
  name: keyof AnswerGroups[Group] & string,
): ChosenAnswer => ({ deliverableId: undefined, group, name });
const named = (id: DeliverableId): ChosenAnswer => ({ deliverableId: id, group: groupOf(id), name: id });

const proofVerbs = /^(?:prove|verify|disprove|show)$/;

const ownFrames: ReadonlySet<DeliverableId> = new Set(['formula', 'query', 'regex', 'rule']);
const queryLanguage =
  /\b(?:sql|t-sql|pl\/sql|mysql|postgres\w*|sqlite|bigquery|promql|kql|sparql|cypher)\b[^.?!]{0,40}\b(?:query|queries|statement|select|join)\b|\b(?:query|queries|statement)\b[^.?!]{0,40}\b(?:in|using|for|with) (?:sql|t-sql|mysql|postgres\w*|sqlite|bigquery|promql|kql|sparql|cypher)\b/i;

const codeKind = ({ deliverable, request }: Reading): DeliverableId => {
  if (deliverable && ownFrames.has(deliverable)) return deliverable;
  if (/\b(?:excel|sheets|spreadsheet)\b.{0,20}\bformula\b/i.test(request)) return 'formula';
  if (deliverable !== undefined) return 'code';
  return queryLanguage.test(request) ? 'query' : 'code';
};

/** The shape that the answer should have: that of the case found, the deliverable's where the goal produces one, else the act's. */
export const chooseAnswer = (reading: Reading, found: CasePlace | undefined): ChosenAnswer => {
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
  // "ask the office for a copy of the contract": words to somebody, not the contract.
  if ((act === 'open' || (act === 'write' && !deliverable)) && addresses.test(reading.request))
    return { ...none('messages', 'message'), lead: 'Write the message that does this:' };
  if (act === 'explain' && taught.test(reading.request)) return named('lesson-plan');
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
    reading.technical &&
    (act === 'list' ||
      act === 'classify' ||
      (act === 'judge' && /^(?:count|find)$/.test(reading.verb ?? ''))) &&
    !reading.data &&
    rowsAndTables.test(reading.goal.slice(0, 600))
  )
    return none('questions', 'technical');
  if (
    /\bpros and cons (?:of|for) (?:each|every|both|them|all)\b/i.test(reading.goal.slice(0, 600)) &&
    !reading.data
  )
    return none('reasoning', 'compare');
  if (hasSeveralParts(reading) || asksTwice(reading)) return none('reasoning', 'several');
  if (
    /\b(?:pros and cons|advantages and disadvantages)\b/i.test(reading.request) &&
    prosActs.has(act) &&
    !/\beach\b/i.test(reading.request)
  )
    return none('reasoning', 'prosAndCons');
  if ((act === 'classify' || act === 'plan') && sortsMany.test(reading.request))
    return none('transforms', 'sort');
  if (
    deliverable === 'formula' &&
    /\b(?:sequence|nth|term|series|area|volume|speed|force|energy|probability|interest)\b/i.test(
      reading.request,
    ) &&
    !usedByHand.test(reading.goal.slice(0, 600))
  )
    return none('reasoning', 'formula');
  switch (act) {
    case 'role':
      return none(
        'roles',
        reading.roleKind !== 'player' && ownCase.test(reading.goal.slice(0, 600))
          ? 'consulted'
          : (reading.roleKind ?? 'advisor'),
      );
    case 'question': {
      const kind = reading.question ?? 'what-is';
      if (
        kind === 'quantity' &&
        !/\d/.test(reading.goal.slice(0, 600)) &&
        !reading.technical &&
        (reading.complexity === 'low' || estimated.test(reading.request))
      )
        return none('questions', estimated.test(reading.request) ? 'range' : 'figure');
      if (
        kind === 'how-to' &&
        !reading.technical &&
        /^\W*(?:and |so )?how (?:do|can|should|would|could|to) (?:(?:i|we|you|one) )?(?:calculate|compute|work out|derive|convert|figure out the)\b/i.test(
          reading.request,
        )
      )
        return none('reasoning', 'formula');
      if (kind === 'best' && /\bnames? for\b/i.test(reading.request)) return named('names');
      if (ordersText.test(reading.request)) return named('outline');
      if (
        (kind === 'how-to' || reading.own) &&
        usedByHand.test(reading.goal.slice(0, 600)) &&
        !written.test(reading.goal.slice(0, 600))
      )
        return none('questions', 'menu');
      if (kind === 'list' && /\bwhat to (?:do|see|eat|visit)\b/i.test(reading.request))
        return none('reasoning', 'list');
      const pastes =
        kind === 'how-to' ||
        (kind === 'yes-no' && /\b(?:can (?:i|we|you)|is it possible|is there)\b/i.test(reading.request));
      return none('questions', reading.technical && pastes ? 'technical' : kind);
    }
    case 'compute':
      if (proofVerbs.test(reading.verb ?? '')) return none('reasoning', 'proof');
      return none(
        'reasoning',
        /^(?:estimate|approximate|guess)$/.test(reading.verb ?? '') && !formula.test(reading.request)
          ? 'estimate'
          : 'compute',
      );
    case 'rewrite':
      if (shortens.test(reading.verb ?? '')) return none('transforms', 'shorten');
      return none(
        'transforms',
        /^(?:expand|elaborate)$/.test(reading.verb ?? '') && !/\b(?:to|into) \d/.test(reading.request)
          ? 'expand'
          : 'rewrite',
      );
    case 'correct':
      return none('transforms', saysWhy.test(reading.goal.slice(0, 600)) ? 'correctAndExplain' : 'correct');
    case 'translate':
    case 'summarise':
      return none('transforms', act);
    case 'extract': {
      if (reading.data && /\b(?:table|spreadsheet|csv|columns?)\b/i.test(reading.request))
        return none('transforms', 'table');
      const given = reading.data
        ? countWords(reading.goal.slice(reading.data.range.start, reading.data.range.start + 400))
        : 0;
      return given < 6 && /\ball\b|s\b/.test(reading.request)
        ? none('reasoning', 'list')
        : none('transforms', 'extract');
    }
    case 'classify':
      if (/\b(?:whether|if)\b/i.test(reading.request)) return none('transforms', 'decide');
      return none(
        'transforms',
        /\b(?:as|into|of|from|between|either|:)\s.*(?:,|\bor\b)/i.test(reading.request)
          ? 'classify'
          : 'label',
      );
    case 'explain':
      if (!reading.technical && (reading.goal.match(measured)?.length ?? 0) >= 3)
        return none('reasoning', 'compute');
      if (/\bhow to (?:compute|calculate|derive)\b/i.test(reading.request))
        return none('reasoning', 'formula');
      if (/^define\b|\bmeaning of (?:the|this) (?:word|phrase|idiom|term|given)/i.test(reading.request))
        return none('reasoning', 'define');
      if (severalNamed.test(reading.request)) return none('reasoning', 'list');
      if (deliverable === 'explanation' && works.test(reading.request)) return named('summary');
      if (differences.test(reading.request) && (reading.goal.slice(0, 600).match(/\d+/g)?.length ?? 0) > 1)
        return none('reasoning', 'variance');
      if (
        !reading.technical &&
        /\b(?:a|the|some|any) (?:\w+ )?(?:ways?|methods?|steps)\b|\bhow to\b/i.test(reading.request)
      )
        return none('questions', 'how-to');
      if (!reading.technical && !deliverable && child.test(reading.request))
        return none('reasoning', 'forChild');
      if (deliverable !== 'instructions' && built.test(reading.goal.slice(0, 600)))
        return none('reasoning', 'lecture');
      return reading.technical &&
        /\bhow\b|\bexamples? of\b/i.test(reading.request) &&
        deliverable !== 'instructions'
        ? none('questions', 'technical')
        : deliverable === 'instructions'
          ? named(deliverable)
          : none('reasoning', 'explain');
    case 'code':
      return named(codeKind(reading));
    case 'list':
      if (deliverable === 'names' && /\bnames? of (?:the |all |some )?\p{L}/iu.test(reading.request))
        return none('reasoning', 'list');
      // Concepts to be learned are no ideas to be had.
      if (
        deliverable === 'ideas' &&
        /\b(?:concepts?|topics?)\b.{0,60}\b(?:learn\w*|know\w*|underst\w+|master\w*|stud\w+)\b/i.test(
          reading.request,
        )
      )
        return none('reasoning', 'list');
      return deliverable && listLike.has(deliverable) ? named(deliverable) : none('reasoning', 'list');
    case 'compare':
      return none('reasoning', 'compare');
    case 'judge':
      return none(
        'reasoning',
        /\b(?:your|honest) (?:thoughts|opinion|view)\b/i.test(reading.request) && namesOnly(reading)
          ? 'view'
          : 'judge',
      );
    case 'plan':
      return none(
        'reasoning',
        /\b(?:my|our|the|a) (?:\w+ )?(?:week|day|weekend|month|evening|morning|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i.test(
          reading.request,
        )
          ? 'schedule'
          : 'plan',
      );
    case 'write':
    case 'open':
      if (reading.verb === 'reply' && !deliverable)
        return named(/\be?-?mail\b/i.test(reading.request) ? 'email' : 'message');
      if (deliverable === 'explanation' && invented.test(reading.request)) return none('reasoning', 'made');
      if (
        act === 'open' &&
        reading.technical &&
        deliverable &&
        listLike.has(deliverable) &&
        handled.test(reading.request)
      )
        return none('questions', 'technical');
      if (
        deliverable === 'script' &&
        /\b(?:voicemail|voice mail|answering machine|mailbox greeting|phone greeting|hold message)\b/i.test(
          reading.request,
        )
      )
        return named('message');
      if (
        deliverable === 'script' &&
        /\b(?:speech|toast|keynote|eulogy|welcome address)\b/i.test(reading.request)
      )
        return named('speech');
      if (deliverable === 'summary' && /\bmeeting:? .{40}/i.test(reading.request))
        return named('meeting-notes');
      if (deliverable === 'story' && forSmall.test(reading.goal.slice(0, 600)))
        return named('childrens-story');
      if (deliverable === 'names' && /\bnames? of (?:the |all |some )?\p{L}/iu.test(reading.request))
        return none('reasoning', 'list');
      if (
        reading.verb === 'tell' &&
        !deliverable &&
        !/\btell (?:my|our|his|her|their|them|him)\b/i.test(reading.request)
      )
        return none('reasoning', 'open');
      if (deliverable === 'script' && reading.technical) return named('code');
      if (
        deliverable === 'scene' &&
        /\b(?:screenplay|film script|movie script|sitcom|stage play|tv show)\b/i.test(reading.request)
      )
        return named('script');
      if (deliverable === 'script' && /\b(?:cold call|phone|sales call|call)\b/i.test(reading.request))
        return named('call-script');
      if (
        (deliverable === 'script' || deliverable === 'ad') &&
        /\b(?:radio|podcast) (?:ad|spot|advert|commercial|jingle)\b/i.test(reading.request)
      )
        return none('reasoning', 'audioSpot');
      if (
        deliverable === 'script' &&
        /\b(?:video|youtube|podcast|tiktok|reel|explainer|radio|tv|commercial|spot|ad)\b/i.test(
          reading.request,
        )
      )
        return named('video-script');
      if (
        deliverable === 'leaflet' &&
        /\b(?:patients?|medication|surgery|diagnos\w+|blood|symptoms?|vaccin\w+)\b/i.test(reading.request)
      )
        return named('patient-leaflet');
      if (deliverable === 'quiz' && /\binterview/i.test(reading.request)) return named('interview-questions');
      if (reading.misfit?.screen === 'visual')
        return none('reasoning', /video/.test(reading.misfit.message) ? 'shotList' : 'picture');
      if (deliverable === undefined && act === 'write' && namesOnly(reading))
        return none('reasoning', 'small');
      if (deliverable === undefined && act === 'write' && freeText(reading)) return none('reasoning', 'text');
      if (deliverable) return named(deliverable === 'query' ? codeKind(reading) : deliverable);
      if (reading.technical && act === 'write') return named('code');
      if (
        act === 'write' &&
        reading.size.count &&
        reading.request.indexOf(reading.size.count.text) < 40 &&
        reading.request.includes(reading.size.count.text)
      )
        return none('reasoning', 'list');
      if (reading.technical && !reading.titled) return none('questions', 'technical');
      if (act === 'write' && !/\b(?:i|me|my|we|us|our)\b/i.test(reading.goal.slice(0, 600)))
        return none('reasoning', 'made');
      return none('reasoning', act);
  }
};

const formula = /[=^√∫∑]|\b(?:sum|integral|root|series|function|limit|value of|probability|reciprocals?)\b/i;
const child =
  /\blike (?:i['’]?m|i am) (?:five|5|six|6|a (?:child|kid))\b|\beli5\b|\b(?:to|for) (?:an? |my )?(?:(?:[3-9]|1[0-2]|three|four|five|six|seven|eight|nine|ten)[- ]year[- ]olds?|child|kid|son|daughter|kids|children|preschooler|toddler|first graders?)\b/i;
const built =
  /\b(?:lecture|step[- ]by[- ]step|in depth|using examples|(?:detailed|thorough|in-depth) (?:explanation|lecture|lesson)|with (?:many |several )?examples)\b/i;
const fewestOwnWords = 8;
/** A name handed over instead of a text ("Barcelona, Spain") can be viewed, not marked. */
const namesOnly = ({ data, goal }: Reading): boolean =>
  data !== undefined && countWords(goal.slice(data.range.start, data.range.start + 200)) < fewestOwnWords;
const usedByHand =
  /\b(?:excel|ms word|microsoft word|google (?:sheets|docs|slides|calendar|maps|photos)|powerpoint|outlook|gmail|photoshop|illustrator|notion|canva|figma|iphone|ipad|android phone|whatsapp|instagram|facebook|youtube|spotify|windows 1[01]|macbook|smart ?tv)\b/i;
const written =
  /\b(?:formulas?|vba|macro|script|code|function|python|javascript|api|query|queries|regex|command|terminal|sumif|vlookup)\b/i;
/** "Act as a sommelier, I have duck tonight": the case is told with the role. */
const ownCase = /[,.;:]\s*(?:i|we) (?:have|am|are|need|want|own|got|earn|live|plan|would like)\b/i;
/** Quantities that are estimated from how such things usually go, not computed. */
const estimated =
  /\bhow (?:long|much|often|many (?:hours|times|days|weeks|months|people|calories)) (?:\p{L}+ )?(?:does|do|should|can|will|would|is|to)\b.*\b(?:take|cost|charge|need|pay|earn|sleep|last|spend|save|tip|eat|drink|train|practi[sc]e|expect|ask for)\b/iu;
/** "How should I structure my thesis": the answer is its outline. */
const ordersText =
  /\bhow (?:should|do|can|could|would) (?:i|we) (?:best )?(?:structure|organi[sz]e|outline|lay out|build up) (?:my|our|an?|the|this) (?:\p{L}+ ){0,2}(?:thesis|essay|paper|dissertation|report|article|presentation|talk|speech|book|chapter|blog post|proposal|portfolio)\b/iu;
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
  /^(?:please )?(?:classify|categori[sz]e|sort|group|label|tag|rate|prioriti[sz]e|rank) (?:(?:each|all|every|these|those|the following|my|our|the) (?:of )?)+(?:\p{L}+ ){0,2}\p{L}+s\b.*\b(?:by|into|as|according to)\b/iu;
const addresses =
  /^(?:please )?(?:ask|tell|inform|remind|notify|invite|thank|congratulate|warn) (?:my|our|the) (?!me\b|us\b)\p{L}+/iu;
/** "Explain erosion to 7th graders with an experiment": a lesson. */
const taught =
  /\b(?:graders?|pupils|students|class|kids|children)\b.*\bwith (?:an? |some )?(?:\p{L}+ )?(?:activit(?:y|ies)|exercises?|experiments?|worksheet|games?)\b/iu;
const forSmall =
  /\bbed ?time\b|\b(?:for|to) (?:my |our |small |little |young )*(?:kids|children|toddlers?|preschoolers|kindergart\w+|[2-8][- ]year[- ]olds?)\b|\bage[ds]? [2-8]\b/i;
/** "A short description of the given film" tells what it is about. */
const works = /\bdescription (?:of|about|for) .{0,30}\b(?:movie|film|series|book|novel|album|play|show)\b/i;
/** The description of something that does not exist is made up, not explained. */
const invented =
  /\b(?:fantasy|fictional|imaginary|invented|made[- ]up|magical|dnd|d&d|rpg|character|creature|monster|kingdoms?)\b/i;
const shortens = /^(?:shorten|condense|cut|trim|abridge)$/;
const saysWhy =
  /\b(?:explain|justify|list|mark|show|tell me) (?:me )?(?:each|every|all|my|the|your|what|why)\b|\bwith (?:explanations|reasons)\b/i;
/** "Explain our Q2 loss": figures that differ, to be told apart by cause. */
const differences =
  /\b(?:variances?|deviations?|shortfall|overrun|(?:drop|rise|increase|decrease|decline|change|loss|gap|jump) in|results?|margin)\b/i;
/** "Describe the duties of a porter" asks for a list. */
const severalNamed =
  /^(?:please )?(?:describe|outline|explain|name) (?:me )?(?:the |some )?(?:main |key |daily |different )?(?:responsibilities|duties|tasks|features|benefits|advantages|disadvantages|characteristics|symptoms|types|stages|qualifications|skills|roles) (?:of|in|for|that|required|needed)\b/i;
const handled =
  /\b(?:merge|extract|convert|parse|sort|filter|split|replace|count|remove|group|join|loop|read|print|rename|delete|select)\b/i;
/** Figures with their units: what is to be explained has to be worked out. */
const measured = /\d[\d.,]*\s?(?:mg|ml|kg|km|cm|mm|g\b|l\b|%|m\/s|mol|€|\$)/gi;
const findingVerbs = /^(?:tell|give|list|find|name|show|identify|extract|pull|detect|spot)$/;
/** "Write about …", "… in 500 words": a text whose kind is left open. */
const freeText = ({ size, request, technical }: Reading): boolean =>
  !technical &&
  (/^\W*(?:please )?write (?:me )?(?:something |a few lines |a bit |a text )?about\b/i.test(request) ||
    (/^(?:please )?(?:write|compose|draft)\b/i.test(request) &&
      /\b(?:words|pages?|paragraphs?)$/i.test(size.exact ?? '')));
const prosActs = new Set(['judge', 'explain', 'list', 'question', 'write', 'compare', 'open']);
const rowsAndTables = /\b(?:rows?|columns?|table|query|select|join|records?|fields?)\b/i;

const listLike: ReadonlySet<DeliverableId> = new Set([
  'names',
  'words',
  'tips',
  'ideas',
  'hashtags',
  'headlines',
  'slogan',
  'caption',
  'subject-lines',
  'interview-questions',
  'quiz',
  'questionnaire',
  'checklist',
  'goals',
  'recipe',
  'outline',
  'faq',
]);
