import type { ActId } from './act-verbs.ts';
import type { DeliverableId } from './deliverable-nouns.ts';
import type { FoundDeliverable } from './find-deliverable.ts';

const mathCue =
  /[=+*^∫√]|\b(?:charge|area|volume|digit|sum|probability|value of|equation|solution|number|root|determinant|inverse|matrix|integral|derivative|gradient|percentage|interest|distance|force|energy|mass|angle|perimeter|approximation|sqrt|tip|amount)\b/i;
const languageTarget =
  /\b(?:to|into|as) (?:an? )?(?:\w+ ){0,2}?(?:bash|sql|regex|regular expression|python|javascript|java|c\+\+|command|formula|query|code|function)\b/i;

const programs: ReadonlySet<DeliverableId> = new Set(['code', 'query', 'formula', 'regex', 'rule']);

/** The act in the light of what stands behind the verb: "find" lists or computes, "write" may mean code. */
export const settleAct = (
  act: ActId,
  verb: string,
  rest: string,
  deliverable: FoundDeliverable | undefined,
): ActId => {
  if (/^(?:convert|translate|turn|transform|change)$/.test(verb) && languageTarget.test(rest)) return 'code';
  if (verb === 'convert')
    return /\d/.test(rest) &&
      !/\b(?:text|html|code|file|json|list|bullet|points|paragraph|sentences?)\b/i.test(rest)
      ? 'compute'
      : 'rewrite';
  if (verb === 'find' && /^ (?:the |an? )?(?:best )?(?:answer|correct)\b/i.test(rest)) return 'question';
  if (
    verb === 'find' &&
    /^ (?:the |an? )?(?:css|hex|colou?r|country|area|dialling|zip|postal) code\b/i.test(rest)
  )
    return 'question';
  if (verb === 'find' && deliverable && programs.has(deliverable.id)) return 'code';
  if (/^(?:find|determine|evaluate|measure|count)$/.test(verb)) {
    if (mathCue.test(rest) || verb === 'count') return 'compute';
    return verb === 'find' ? 'list' : 'judge';
  }
  if (verb === 'factor' || verb === 'simplify') return mathCue.test(rest) ? 'compute' : 'rewrite';
  if (
    verb === 'make' &&
    /^ (?:my|this|the|it)\b.*\b(?:sound|fit|ready|suitable|more|less|shorter|longer|better|clearer|simpler|friendlier|nicer)\b/i.test(
      rest,
    )
  )
    return 'rewrite';
  if (
    /^(?:give|provide|share)$/.test(verb) &&
    /\b(?:feedback|critique|your thoughts|your opinion) (?:on|about) (?:my|this|the|our|these)\b/i.test(rest)
  )
    return 'judge';
  if (verb === 'verify') return 'compute';
  if (
    act === 'rewrite' &&
    /\b(?:correct|fix)\b.*\b(?:grammar|spelling|punctuation|errors|mistakes|typos)\b/i.test(rest)
  )
    return 'correct';
  if (verb === 'identify' && mathCue.test(rest)) return 'compute';
  if (
    verb === 'identify' &&
    /^ the (?:\w+ )?(?:language|type|kind|genre|category|style|tone|sentiment|emotion|author|species|topic|theme|mood|era|country|origin)\b/i.test(
      rest,
    )
  )
    return 'classify';
  if (verb === 'fix')
    return /\b(?:grammar|spelling|text|sentence|typos?|punctuation|paragraph|english|german|french|spanish|wording|writing|commas?|letter|e-?mail)\b/i.test(
      rest,
    )
      ? 'correct'
      : 'code';
  if (/^(?:edit|improve)$/.test(verb) && /\b(?:grammar|spelling|punctuation)\b/i.test(rest)) return 'correct';
  if (
    /^(?:sort|group|arrange)$/.test(verb) &&
    /^[^:]*\b(?:by|into|alphabetically)\b|^ (?:this|these|the following)\b/i.test(rest)
  )
    return 'classify';
  if (/^(?:structure|arrange|organi[sz]e|sort|group)$/.test(verb)) return deliverable ? 'write' : 'plan';
  if (
    act === 'list' &&
    deliverable &&
    /^(?:code|query|formula|music|recipe|workout|itinerary|table|plan|strategy|quote|joke)$/.test(
      deliverable.id,
    )
  )
    return deliverable.id === 'code' || deliverable.id === 'query' ? 'code' : 'write';
  if (act === 'plan' && deliverable) return 'write';
  if (act === 'explain')
    return deliverable &&
      /^(?:describe|outline|detail|introduce)$/.test(verb) &&
      /^(?:itinerary|plan|strategy|scene|outline|product-description|technical-design)$/.test(deliverable.id)
      ? 'write'
      : 'explain';
  if (act === 'code')
    return /^(?:implement|code|program|debug|refactor|script|deploy|install|configure|migrate)$/.test(verb) ||
      /\b(?:code|script|query|function|database|app|api|server|build)\b/i.test(rest)
      ? 'code'
      : 'judge';
  if (act !== 'write') return act;
  if (!deliverable && /\b(?:approximation|sqrt|integral|derivative|equation)\b/i.test(rest)) return 'compute';
  if (deliverable && programs.has(deliverable.id)) return 'code';
  if (deliverable?.id === 'summary' && /\b(?:text|article|paragraph|passage|meeting)\b/i.test(rest))
    return 'summarise';
  if (deliverable?.id === 'explanation') return 'explain';
  return 'write';
};
