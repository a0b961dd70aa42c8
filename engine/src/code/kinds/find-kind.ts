import type { ProjectTypeId } from '../../catalogue/code.ts';
import { kindNouns, screensAlone } from './kind-nouns.ts';
import type { KindPlace } from './kind-cards.ts';
import { nounPatterns, type NounPatterns } from './noun-patterns.ts';
import { partNouns } from './part-nouns.ts';

// What may follow the noun without changing what is named.
const suffix =
  /^(?:[ -](?:mobile|web|desktop|online|page|pages|app|apps|application|applications|web ?site|site|platform|system|tool|program|programme|software|portal|service|project|clone|interface|ui|component|feature|toggle|switch|support|option|widget|section|prototype|frontend|mvp|api|rest|graphql|backend|server|microservice|react|vue|svelte|angular|typescript|javascript|tailwind))*[ .!?]*$/i;

const tools = nounPatterns('tools', kindNouns.tools);
const products = [...nounPatterns('people', kindNouns.people), ...tools];
const components = [...nounPatterns('components', partNouns.components), ...tools];
const features = nounPatterns('features', partNouns.features);

/** The place of a card, and what the goal itself calls the thing ("CV website"), where it does. */
export interface FoundKind {
  readonly place: KindPlace;
  readonly words: string | undefined;
}

/**
 * The card whose noun ends the head of the goal (the words before "for", "that", "with"), since the last noun of a
 * phrase is what it names: a "game suggestion app" is no game. Undefined when no card speaks of it, and for an API
 * when the card is about a screen alone.
 */
export function findKind(head: string, projectType: ProjectTypeId): FoundKind | undefined {
  const kinds = patternsFor(projectType);
  let best: { place: KindPlace; start: number; end: number } | undefined;
  const small = head.toLowerCase();
  for (const [place, pattern] of kinds) {
    const match = lastMatch(pattern, small);
    if (match === undefined) continue;
    const end = match.index + match[0].length;
    if (!suffix.test(head.slice(end))) continue;
    const isBetter = best === undefined || end > best.end || (end === best.end && match.index < best.start);
    if (isBetter) best = { place, start: match.index, end };
  }
  if (best === undefined) return undefined;
  if (projectType === 'api' && screensAlone.has(best.place.id)) return undefined;
  return {
    place: best.place,
    words: plainCase(wholeName(head, best.start).replace(/^(?:of|an?|the|my|our|your|this) |[ .!?]+$/gi, '')),
  };
}

const patternsFor = (projectType: ProjectTypeId): NounPatterns => {
  if (projectType === 'component') return components;
  return projectType === 'feature' ? features : products;
};

// By hand, since `matchAll` copies the pattern, and a hundred of them are tried.
function lastMatch(pattern: RegExp, text: string): RegExpExecArray | undefined {
  pattern.lastIndex = 0;
  let last: RegExpExecArray | undefined;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) last = match;
  return last;
}

// "Tower defense game" is called by all its words, a longer name by those that tell its kind.
function wholeName(head: string, start: number): string {
  const whole = /(?:^|\s)((?:[\p{L}\d'’&-]+ ){1,2})$/u.exec(head.slice(0, start))?.[1];
  const before =
    whole?.replace(
      /^.*\b(?:an?|the|my|our|your|this|of|build|create|make|write|develop|design|implement|want|need|for|simple|small|new|basic|me|us) /i,
      '',
    ) ?? '';
  const name = before + head.slice(start);
  return name.split(' ').length <= 3 ? name : head.slice(start);
}

// Titles write every word with a capital; in a sentence only names and abbreviations keep it.
const plainCase = (words: string): string => words.replace(/\b[A-Z][a-z]+\b/g, (word) => word.toLowerCase());
