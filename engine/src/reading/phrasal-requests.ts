import type { ActId } from './act-verbs.ts';

/** Openings of a request that say what is wanted only as a whole; the first that fits counts. */
export const phrasalRequests: readonly (readonly [RegExp, ActId])[] = [
  // "More formal: …", "in German please: …": what is to be done with the text behind the colon.
  [
    /^(?:(?:make|say|put|write) (?:it|this|that) )?(?:(?:a (?:bit|little|lot)|much|slightly) )?(?:(?:more|less) \p{L}+|longer|nicer|friendlier|politer|kinder|softer|warmer|simpler|clearer|better|formal|polite|friendly|casual)(?:,? (?:and|but) [\p{L} ]{3,24})?(?:,? please)?:\s/iu,
    'rewrite',
  ],
  [/^(?:(?:make|say) (?:it|this|that) )?(?:(?:a bit|much) )?shorter(?:,? please)?:\s/i, 'rewrite'],
  [
    /^(?:in|to|into) (?:(?:good|proper|plain|formal|simple) )?(?:english|german|french|spanish|italian|portuguese|dutch|polish|swedish|danish|norwegian|finnish|czech|turkish|greek|russian|ukrainian|arabic|chinese|japanese|korean|hindi|latin|hungarian|romanian)(?:,? please)?:\s/i,
    'translate',
  ],
  [
    /^(?:tl;? ?dr|gist|short version|sum(?: it)? up|(?:key|main) points|in short)(?: (?:of|from))?(?: (?:this|these|the following))?(?: \p{L}+)?(?:,? please)?:\s/iu,
    'summarise',
  ],
  [/^(?:typos|spelling|grammar|commas)(?: (?:ok|okay|right|correct|check))?[?:]\s/i, 'correct'],
  [
    /^(?:answer|reply to|respond to) (?:this|the|my|our|an?) (?:[\p{L}-]+ )?(?:customer|client|guest|e?-?mail|message|letter|comment|complaint|review|inquiry|enquiry)\b/iu,
    'write',
  ],
  [
    /^(?:tell|show|teach|let) (?:me|us) (?:how|about|what|why|the (?:steps|way|difference|meaning)|more)\b/i,
    'explain',
  ],
  [
    /^(?:show|give|tell) (?:me |us )?(?:a|the|some|any) (?:best |good |easy |simple |quick )?(?:way|ways|method|methods|steps|trick)\b/i,
    'explain',
  ],
  [
    /^tell (?!(?:me|us) (?:an?|another|some|one) (?:\p{L}+ ){0,2}(?:jokes?|stor(?:y|ies)|tale|fable|riddles?|poem|limerick|puns?)\b)(?:\p{L}+ ){1,3}about\b/iu,
    'explain',
  ],
  [/^(?:prepare|get ready|study|train)(?: (?:me )?for\b|[.!]?$)/i, 'plan'],
  [/^let me know\b|^check (?:if|whether)\b/i, 'judge'],
  [/^(?:find|figure|work) out (?:how|why|what|which|when|where)\b/i, 'explain'],
  [/^(?:give|show|provide) (?:me |us )?(?:an |one )?example of (?!how\b)/i, 'explain'],
  [/^(?:discuss|talk|chat|speak)\b.{0,40}\bwith me\b/i, 'open'],
  [/^tell me (?:honestly|frankly|truthfully|straight),? (?:if|whether|what|why|how|when)\b/i, 'question'],
  [/^help (?:me |us )?(?:understand|with|on)\b/i, 'explain'],
  [
    /^(?:come up with|think of|look for|write down(?! (?:how|what|why)\b)|note down|make a list|give (?:me )?(?:some|a few|\d+)|find (?:me )?(?:some|a few|\d+)|create a list|provide (?:me with )?(?:a list|some|a few))\b/i,
    'list',
  ],
  [/^(?:give|provide|show|bring) (?:me |us )?(?:an? |some )?(?:\w+ )?examples? of how\b/i, 'explain'],
  [/^give .{0,40}\b(?:a category|a label|a rating|a score)\b/i, 'classify'],
  [
    /^(?:decide|determine|tell me|say|find out|identify) (?:whether|if|which (?:part of speech|category|of))\b/i,
    'classify',
  ],
  [/^(?:assess|identify|determine|detect|analy[sz]e) the sentiment\b/i, 'classify'],
  [/^answer\b/i, 'question'],
];
