import type { ActId } from './act-verbs.ts';
import { shortOrders } from './short-orders.ts';

/** Openings of a request that say what is wanted only as a whole; the first that fits counts. */
export const phrasalRequests: readonly (readonly [RegExp, ActId])[] = [
  ...shortOrders,
  [/^sum (?:(?:it|this|that|them) )?up\b/i, 'summarise'],
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
  [/^let me know\b|^check (?:if|whether)\b|^look (?:over|through|at) (?:this|my|our|the)\b/i, 'judge'],
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
