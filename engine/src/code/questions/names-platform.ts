import { namesLanguage } from '../reading/named-technology.ts';

const platforms =
  /\b(?:wordpress|typo3|drupal|joomla|shopify|woocommerce|magento|webflow|wix|squarespace|astro|vue|nuxt|svelte|angular|symfony|ember|excel|macros?|spreadsheets?|google (?:sheets?|docs|forms)|apps script|airtable|notion|unity|godot|unreal|arduino|raspberry|home assistant|tampermonkey|chrome extension)\b/i;

/** Whether the goal says in what it is or has to be written: a language, or a product with one of its own. */
export const namesPlatform = (goal: string): boolean => namesLanguage(goal) || platforms.test(goal);
