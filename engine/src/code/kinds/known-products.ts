import { kindNouns } from './kind-nouns.ts';
import type { KindPlace } from './kind-cards.ts';

// Products that people name as their model, by the id of the card that says what such a thing has.
const kindIds: Readonly<Record<string, string>> = {
  airbnb: 'booking',
  amazon: 'shop',
  asana: 'kanban',
  bitly: 'url-shortener',
  duolingo: 'lms',
  ebay: 'auction',
  etsy: 'shop',
  evernote: 'notes',
  facebook: 'social',
  goodreads: 'library-catalogue',
  instagram: 'social',
  jira: 'kanban',
  linktree: 'link-page',
  medium: 'blog',
  messenger: 'chat',
  notion: 'notes',
  quora: 'forum',
  reddit: 'forum',
  shopify: 'shop',
  slack: 'chat',
  spotify: 'music',
  substack: 'blog',
  todoist: 'todo',
  trello: 'kanban',
  twitter: 'social',
  udemy: 'lms',
  whatsapp: 'chat',
  wordle: 'game',
};
const model =
  /\b(?:clones? of|like|similar to|inspired by|modell?ed on) (?:an? |the )?(\p{L}+)|\b(\p{L}+)(?:[ -]clone|-like|-style)\b/giu;

/** The kind of a product that the goal takes as its model ("like Trello", "Reddit clone"). */
export function modelPlace(head: string): KindPlace | undefined {
  for (const [, after, before] of head.matchAll(model)) {
    const name = (after ?? before ?? '').toLowerCase();
    const id = Object.hasOwn(kindIds, name) ? kindIds[name] : undefined;
    if (id === undefined) continue;
    return { group: Object.hasOwn(kindNouns.people, id) ? 'people' : 'tools', id };
  }
  return undefined;
}
