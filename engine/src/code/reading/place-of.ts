import { asksForFix } from './goal-form.ts';
import type { ProjectTypeId } from '../../catalogue/code.ts';

const mobile =
  /\b(?:ios|iphone|ipad|android|mobile|smartphone|react native|flutter|swiftui)\b[^.]{0,20}\bapp(?:lication)?\b/i;
const desktop =
  /\b(?:pygame|tkinter|py(?:qt|side)\d?|wxpython|winforms|wpf|javafx|java swing|unity|unreal|godot|gdscript|roblox|pico-?8|desktop|in the terminal|vb\.net|c\+\+|(?:chrome|firefox|browser|vs ?code|figma) (?:extension|add-?on|plug-?in)|wordpress plug-?in|excel|blender|minecraft)\b/i;

const newProduct =
  /^(?:please )?(?:i (?:want|need|would like) (?:you )?(?:to )?)?(?:(?:build|create|make|implement|develop|design) )?(?:me )?(?:an? |(?=(?:\p{Lu}[\p{L}\d]* ){1,4}\p{Lu}\p{Ll}+:))(?:[\p{L}\d/&'-]+ ){0,5}?(?:web ?site|platform|web ?app|app|application|portal|marketplace|game|dashboard|mini-program|(?:generator|simulator|visuali[sz]er|clone|calculator|converter|maker)(?=:|[.!]?$))(?![\p{L}\p{N}])(?! (?:feature|component|page|button|section|menu|settings|icon|store listing))/iu;

const wholeSite =
  /^(?:please )?(?:(?:build|create|make|implement|develop|design) )an? (?:(?!(?:for|of|in|on|to|with|component)\b)[\p{L}\d/&'-]+ ){0,6}?(?:web ?site|platform|portal|marketplace)\b(?! (?:component|header|footer|menu|widget|section|navigation|logo))/iu;

const codeForProduct =
  /\b(?:code|program) (?:to|which|that) (?:develop|build|create|make|implement)s? an? (?:[\p{L}-]+ ){0,4}(?:app|application|web ?site|game|editor|player|dashboard)\b/iu;

const changesWhatIs =
  /^(?:please )?(?:(?:can|could) you )?(?:(?:fix|debug|refactor|migrate|upgrade|rename)\b|(?:add|integrate|put|include|extend|enable)\b.{2,90}\b(?:to|in|into|on|for|of|with) (?:our|my|the|this|an? existing) )/i;

/**
 * The project type in force: a goal that asks for a mobile app is one, whatever page type was left selected, a
 * whole website is no addition to code that exists, and an addition to what exists is a feature.
 */
export function typeInForce(chosen: ProjectTypeId, goal: string): ProjectTypeId {
  const head = goal.slice(0, 300);
  const isPage = chosen === 'website' || chosen === 'web-app';
  const isWhole = chosen === 'feature' && (newProduct.test(head) || codeForProduct.test(head));
  if (chosen === 'component' && wholeSite.test(head)) return 'web-app';
  if ((isPage || isWhole) && mobile.test(head)) return 'mobile-app';
  if (chosen !== 'component' && (changesWhatIs.test(head) || asksForFix(goal))) return 'feature';
  const isPageAsApi = chosen === 'api' && /\b(?:html5?|css3?|web-based)\b/i.test(head);
  return isWhole || isPageAsApi ? 'web-app' : chosen;
}

/** Whether the goal runs outside a browser, so that nothing about pages and window widths fits. */
export const isOutsideBrowser = (goal: string): boolean => desktop.test(goal.slice(0, 2_000));
