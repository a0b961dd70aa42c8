import type { Reading } from '../../reading/reading.ts';
import { named, none, type ChosenAnswer } from './chosen-answer.ts';

const somebody =
  /\blike (?:i['’]?m|i am) (?:five|5|six|6|a (?:child|kid))\b|\beli5\b|\b(?:to|for) (?:an? |my )?(?:(?:[3-9]|1[0-2]|three|four|five|six|seven|eight|nine|ten)[- ]year[- ]olds?|child|kid|son|daughter|kids|children|preschooler|toddler|first graders?|grand(?:mother|father|ma|pa|parents)|gran(?:ny|dad)?|mother|father|mom|mum|dad|parents|husband|wife|neighbou?r)\b/i;
/** "A short description of the given film" tells what it is about. */
const works = /\bdescription (?:of|about|for) .{0,30}\b(?:movie|film|series|book|novel|album|play|show)\b/i;
/** "Explain our Q2 loss": figures that differ, to be told apart by cause. */
const differences =
  /\b(?:variances?|deviations?|shortfall|overrun|(?:drop|rise|increase|decrease|decline|change|loss|gap|jump) in|results?|margin)\b/i;
/** "Describe the duties of a porter" asks for a list. */
const severalNamed =
  /^(?:please )?(?:describe|outline|explain|name) (?:me )?(?:the |some )?(?:main |key |daily |different )?(?:responsibilities|duties|tasks|features|benefits|advantages|disadvantages|characteristics|symptoms|types|stages|qualifications|skills|roles) (?:of|in|for|that|required|needed)\b/i;
/** "Describe our new table for the shop": a text that sells it. */
const ownGoods =
  /^(?:please )?describe (?:my|our|this|the) .{3,60}\b(?:for (?:(?:the|my|our|an?) )?(?:web ?|online ?)?(?:shop|store|website|site|listing|ad|catalogue|catalog|menu|etsy|ebay|airbnb|marketplace|market|brochure)|(?:\d+ ?)?(?:euros?|dollars?|[€$£]))/iu;
/** Figures with their units: what is to be explained has to be worked out. */
const measured = /\d[\d.,]*\s?(?:mg|ml|kg|km|cm|mm|g\b|l\b|%|m\/s|mol|€|\$)/gi;

/** The answer of a goal that wants something explained. */
export const answerOfExplanation = (reading: Reading): ChosenAnswer => {
  const { deliverable } = reading;
  if (!reading.technical && (reading.goal.match(measured)?.length ?? 0) >= 3)
    return none('reasoning', 'compute');
  if (/\bhow to (?:compute|calculate|derive)\b/i.test(reading.request)) return none('reasoning', 'formula');
  if (/^define\b|\bmeaning of (?:the|this) (?:word|phrase|idiom|term|given)/i.test(reading.request))
    return none('reasoning', 'define');
  if (/^\W*tell (?:me|us) (?:something|anything|more|an? )/i.test(reading.request))
    return none('questions', 'what-is');
  if (
    /^(?:please )?describe (?:my|our) .{2,80}\bfor (?:(?:my|our|an?|the) )?(?:cv|resume|application|profile|portfolio|linkedin)\b/i.test(
      reading.request,
    )
  )
    return none('reasoning', 'write');
  if (ownGoods.test(reading.request)) return named('product-description');
  if (severalNamed.test(reading.request)) return none('reasoning', 'list');
  if (deliverable === 'explanation' && works.test(reading.request)) return named('summary');
  if (differences.test(reading.request) && (reading.goal.slice(0, 600).match(/\d+/g)?.length ?? 0) > 1)
    return none('reasoning', 'variance');
  if (
    !reading.technical &&
    /\b(?:a|the|some|any) (?:\w+ )?(?:ways?|methods?|steps)\b|\bhow (?:to|(?:i|we|you|one) (?:can|could|should|would|do))\b/i.test(
      reading.request,
    )
  )
    return none('questions', 'how-to');
  if (!reading.technical && !deliverable && somebody.test(reading.request))
    return none('reasoning', 'forSomebody');
  return reading.technical &&
    /\bhow\b|\bexamples? of\b/i.test(reading.request) &&
    deliverable !== 'instructions'
    ? none('questions', 'technical')
    : deliverable === 'instructions'
      ? named(deliverable)
      : none('reasoning', 'explain');
};
