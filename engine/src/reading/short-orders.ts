import type { ActId } from './act-verbs.ts';

/** "More formal: …", "in German please: …": what is to be done with the text behind the colon. */
export const shortOrders: readonly (readonly [RegExp, ActId])[] = [
  [
    /^(?:(?:make|say|put|write) (?:it|this|that) )?(?:(?:a (?:bit|little|lot)|much|slightly) )?(?:(?:more|less) \p{L}+|longer|nicer|friendlier|politer|kinder|softer|warmer|simpler|clearer|better|formal|polite|friendly|casual)(?:,? (?:and|but) [\p{L} ]{3,24})?(?:,? please)?:(?:\s|$)/iu,
    'rewrite',
  ],
  [/^(?:(?:make|say) (?:it|this|that) )?(?:(?:a bit|much) )?shorter(?:,? please)?:(?:\s|$)/i, 'rewrite'],
  [
    /^(?:in|to|into) (?:(?:good|proper|plain|formal|simple) )?(?:english|german|french|spanish|italian|portuguese|dutch|polish|swedish|danish|norwegian|finnish|czech|turkish|greek|russian|ukrainian|arabic|chinese|japanese|korean|hindi|latin|hungarian|romanian)(?:,? please)?:(?:\s|$)/i,
    'translate',
  ],
  [
    /^(?:an? )?(?:short )?(?:summary|tl;? ?dr|gist|short version|sum(?: it)? up|(?:key|main) points|in short)(?: (?:of|from))?(?: (?:this|these|the following))?(?: \p{L}+)?(?: in (?:one|two|three|\d+) (?:lines?|sentences?|words?|bullets?))?(?:,? please)?:(?:\s|$)/iu,
    'summarise',
  ],
  [
    /^(?:(?:my|our|these|this|the) )?(?!meeting)(?:\p{L}+ ){1,3}(?:to|into) (?:an? |one )?(?:short )?summary:(?:\s|$)/iu,
    'summarise',
  ],
  [
    /^(?:(?:typos|spelling)(?: check)?:|(?:typos|spelling|grammar|commas)(?: (?:ok|okay|right|correct))?\?|grammar check:)(?:\s|$)/i,
    'correct',
  ],
];
