import type { ProjectTypeId } from '../../catalogue/code.ts';

const mobile =
  /\b(?:ios|iphone|ipad|android|mobile|smartphone|react native|flutter|swiftui)\b[^.]{0,20}\bapp(?:lication)?\b/i;
const desktop =
  /\b(?:pygame|tkinter|py(?:qt|side)\d?|wxpython|winforms|wpf|javafx|java swing|unity|unreal|godot|gdscript|roblox|pico-?8|desktop|in the terminal|vb\.net|c\+\+|(?:chrome|firefox|browser|vs ?code|figma) (?:extension|add-?on|plug-?in)|wordpress plug-?in|excel|blender|minecraft)\b/i;

/** The project type in force: a goal that asks for a mobile app is one, whatever page type was left selected. */
export const typeInForce = (chosen: ProjectTypeId, goal: string): ProjectTypeId =>
  (chosen === 'website' || chosen === 'web-app') && mobile.test(goal.slice(0, 300)) ? 'mobile-app' : chosen;

/** Whether the goal runs outside a browser, so that nothing about pages and window widths fits. */
export const isOutsideBrowser = (goal: string): boolean => desktop.test(goal.slice(0, 2_000));
