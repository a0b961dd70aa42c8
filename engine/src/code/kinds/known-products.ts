import type { KindCard } from './kind-card.ts';
import { peopleKinds } from './people-kinds.ts';
import { toolKinds } from './tool-kinds.ts';

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

/** The card of a product that the goal takes as its model ("like Trello", "Reddit clone"). */
export function modelKind(head: string): KindCard | undefined {
  for (const [, after, before] of head.matchAll(model)) {
    const name = (after ?? before ?? '').toLowerCase();
    const id = Object.hasOwn(kindIds, name) ? kindIds[name] : undefined;
    const card = [...peopleKinds, ...toolKinds].find((each) => each.id === id);
    if (card !== undefined) return card;
  }
  return undefined;
}
