import type { Ability } from '../reading/wish-list.ts';

const listing = new Set('browse search find filter sort view list see read explore manage'.split(' '));
const opening = new Set('read view open'.split(' '));
const making = new Set('create post publish write upload'.split(' '));
const enoughKnown = 0.6;
const most = 9;

/**
 * Pages or screens that the abilities need, such as `articles`, `one article`, `account`; empty where too few of
 * their objects are known for the list to be of use.
 */
export function placesOf(abilities: readonly Ability[]): string[] {
  const objects = abilities.map(({ object }) => object);
  const places = new Set<string>();
  for (const [at, { verb }] of abilities.entries()) {
    if (/^(?:register|log|login|sign)$/.test(verb)) places.add('sign-in');
    const object = objects[at];
    if (object === undefined || /^(?:account|profile|user)$/.test(object.head)) continue;
    if (listing.has(verb)) places.add(object.many);
    if (opening.has(verb)) places.add(`one ${object.head}`);
    if (making.has(verb)) places.add(`new ${object.head}`);
  }
  const isKnown = objects.filter((object) => object !== undefined).length >= enoughKnown * abilities.length;
  if (!isKnown || places.size < 3) return [];
  if (objects.some((object) => /^(?:account|profile)$/.test(object?.head ?? ''))) places.add('account');
  return [...places].slice(0, most);
}
