import { placesOf } from '../frames/places-of.ts';
import type { Block } from '../prompt/block.ts';
import { added, bullet, type Line } from '../prompt/line.ts';
import { baseVerbOf } from '../reading/verbs.ts';
import type { Ability } from '../reading/wish-list.ts';
import type { PlanContext } from './plan-context.ts';

/** What the goal lists, one item a line in its own words, and the places it needs (rules B2, C1). */
export function featuresSection({ reading, abilities, type }: PlanContext): Block | undefined {
  const actors = new Set(abilities.kept.map(({ actor }) => actor));
  const soleActor = actors.size === 1 ? [...actors][0] : undefined;
  const parts = reading.wishes.flatMap((wish) => wish.parts ?? []);
  const lines: Line[] = [
    ...parts.map((text): Line => [...added('Includes ', 'B2'), { text, origin: 'goal' }]),
    ...linesOf(abilities.kept, actors.size > 1),
  ];
  const last = lines.pop();
  if (last === undefined) return undefined;
  lines.push([...last, ...abilities.repeated.map(struck)]);
  const places = type.places === undefined ? [] : placesOf(abilities.kept);
  if (places.length > 0)
    lines.push(added(`${type.places ?? ''}: ${places.join(', ')}`, 'B2', 'From the verbs of your goal'));
  return {
    id: 'features',
    title:
      soleActor === undefined
        ? type.useTitle
        : `${type.useTitle} for ${soleActor.charAt(0).toLowerCase()}${soleActor.slice(1)}`,
    reason: 'Your list, one item a line',
    headed: true,
    lines: lines.map(bullet),
  };
}

const struck = (text: string) =>
  ({ text: ` ${text}`, origin: 'removed', rule: 'C1', reason: 'Said twice' }) as const;

function linesOf(abilities: readonly Ability[], tellActors: boolean): Line[] {
  const groups = new Map<string, Ability[]>();
  for (const [at, ability] of abilities.entries()) {
    const about = ability.object;
    const actor = tellActors ? ability.actor : undefined;
    const key = actor === undefined ? `about ${about?.many ?? at}` : `by ${actor}`;
    groups.set(key, [...(groups.get(key) ?? []), ability]);
  }
  // One thing alone needs no title over its deeds.
  const sorted =
    groups.size === 1 && !tellActors ? abilities.map((ability) => [ability]) : [...groups.values()];
  return sorted.map((group) => {
    const actor = tellActors ? group[0]?.actor : undefined;
    const title = actor ?? (group.length > 1 ? group[0]?.object?.many : undefined);
    const phrases = group.map(phraseOf).join('; ');
    return title === undefined
      ? line(sentenceCase(phrases), 'Your words, one item a line')
      : line(`${sentenceCase(title)}: ${phrases}`, 'Your words, sorted by what they are about');
  });
}

const line = (text: string, reason: string): Line => [{ text, origin: 'edited', rule: 'B2', reason }];
const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// "Browsing and reading articles" becomes "browse and read articles"; nothing else changes.
function phraseOf({ text, verb, gerund }: Ability): string {
  if (!gerund) return text;
  const rest = text.replace(/^[\p{L}-]+/u, '');
  return `${verb}${rest.replace(/(?<=^ (?:and|or) )\p{L}+ing\b/u, (word) => baseVerbOf(word) ?? word)}`;
}
