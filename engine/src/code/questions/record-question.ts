import { entityFields } from '../frames/entities.ts';
import { singularOf } from '../reading/inflect.ts';
import type { CodeReading } from '../reading/code-reading.ts';
import { ownRecord, ownThings } from '../stated/own-record.ts';
import { entitiesIn } from '../sections/data-section.ts';
import { ask, type Asked } from './asked.ts';

// "What I planted where and when" tells the fields.
const fieldsTold =
  /\bwhat\b[^.]*\b(?:where|when|who)\b|\bwho\b[^.]*\b(?:where|when)\b|\bwith (?:their|its|an? )?[\p{L} ]+, [\p{L} ]+(?:,| and )/iu;
const keeping =
  /\b(?:(?:list|collection|database|inventory|register|directory|archive|log|catalogue) of|(?:inventory|catalogue) for|keep(?:s|ing)? (?:track|a list|records?) of|track|log|record|manage|store|collect|list|catalogu?e|organi[sz]e|register|report)(?:s|es|ing)? (?<which>(?:(?:my|our|the|all|their|old|new|used|every|each|an?|small|lost) )*)(?<thing>(?!(?:for|of|in|on|with|to|that|and|by|from)\b)[\p{L}-]+(?: [\p{L}-]+)?)/iu;
const byNoun =
  /\b(?<thing>[\p{L}-]+) (?:tracker|log|diary|journal|database|catalogue|inventory|manager|organi[sz]er|register|directory|collection|library|archive)\b/iu;

// Kinds whose first thing differs from person to person.
const keptBy: Readonly<Record<string, string>> = {
  shop: 'product',
  auction: 'offer',
  crm: 'customer',
  recruiting: 'job',
  inventory: 'item',
  map: 'place',
  'event-calendar': 'event',
  recipe: 'recipe',
  snippets: 'entry',
  budget: 'entry',
  log: 'entry',
  'library-catalogue': 'entry',
};

const people =
  /^(?:account|user|profile|member|customer|client|record|item|result|option|detail|fact|hour|day|week|point|minute)$|^favou?rite\b/;
const plural =
  /^(?!(?:[\p{L}-]*ss|news|is|this|its|his|was|has|us|always|progress)$)[\p{L}-]{3,}s$|^(?:people|children)$/iu;

// "Vaccine appointments" is as far as the first plural; one of a kind needs "each" or "a" before it.
function thingIn(prose: string): string | undefined {
  const { which = '', thing = '' } = keeping.exec(prose)?.groups ?? {};
  const words = thing.toLowerCase().split(' ');
  const at = words.findIndex((word) => plural.test(word));
  if (at >= 0) return [...words.slice(0, at), singularOf(words[at] ?? '')].join(' ');
  const first = words[0] ?? '';
  return /\b(?:each|every|an?) $/i.test(which) && Object.hasOwn(entityFields, first) ? first : undefined;
}

function thingBefore(prose: string): string | undefined {
  const word = byNoun.exec(prose)?.groups?.['thing']?.toLowerCase() ?? '';
  const one = singularOf(word);
  return Object.hasOwn(entityFields, one) || plural.test(word) ? one : undefined;
}

/** Asks what is kept of the thing that the goal keeps, unless the goal tells its fields. */
export function recordQuestion(reading: CodeReading): readonly Asked[] {
  const prose = reading.prose.slice(0, 600);
  if (
    fieldsTold.test(prose) ||
    ownRecord(prose, false) !== undefined ||
    ownThings(prose, false) !== undefined
  )
    return [];
  const fallback = /\b(?:diary|journal|log ?book|register|log|tracker)\b/i.test(reading.task)
    ? 'entry'
    : undefined;
  const crm = reading.kind?.id === 'crm' ? keptBy['crm'] : undefined;
  const thing =
    crm ??
    thingIn(prose) ??
    thingBefore(prose) ??
    entitiesIn(reading).find((head) => !people.test(head)) ??
    keptBy[reading.kind?.id ?? ''] ??
    fallback;
  if (thing === undefined || (crm === undefined && people.test(thing))) return [];
  return [
    ask(
      'record',
      'record',
      thing.charAt(0).toUpperCase() + thing.slice(1),
      thing === 'entry' ? 'What each entry holds' : `What is kept of each ${thing}`,
    ),
  ];
}
