import type * as stacks from '../knowledge/stacks/choices.ts';
import { idsOf } from './ids.ts';

export * from '../knowledge/stacks/choices.ts';

/** Project types, tools and contextual options of the Code Prompter (brief, section 3). */
export const projectTypes = [
  { id: 'website', name: 'Website', description: 'Pages that people read' },
  { id: 'web-app', name: 'Web App', description: 'Screens that people work on' },
  { id: 'api', name: 'API', description: 'A service that programs call' },
  { id: 'mobile-app', name: 'Mobile App', description: 'An app on a phone' },
  { id: 'component', name: 'Component', description: 'One reusable part of a screen' },
  { id: 'feature', name: 'Feature', description: 'An addition to existing code' },
] as const;

export const codeTools = [
  { id: 'cursor', name: 'Cursor', kind: 'agent' },
  { id: 'lovable', name: 'Lovable', kind: 'builder' },
  { id: 'bolt', name: 'Bolt', kind: 'builder' },
  { id: 'claude', name: 'Claude', kind: 'agent' },
  { id: 'github-copilot', name: 'GitHub Copilot', kind: 'agent' },
  { id: 'replit', name: 'Replit', kind: 'builder' },
  { id: 'v0', name: 'v0', kind: 'builder' },
  { id: 'codex', name: 'OpenAI Codex', kind: 'agent' },
  { id: 'devin', name: 'Devin Desktop', kind: 'agent' },
  { id: 'antigravity', name: 'Antigravity CLI', kind: 'agent' },
] as const;

export const siteInspirations = [
  { id: 'minimal', name: 'Minimal', description: 'White space, one accent, small type scale' },
  { id: 'editorial', name: 'Editorial', description: 'Serif headlines, columns, long reading' },
  { id: 'product', name: 'Product', description: 'Software shown large, short claims' },
  { id: 'storefront', name: 'Storefront', description: 'Pictures first, prices and cart within reach' },
  { id: 'portfolio', name: 'Portfolio', description: 'Work in a grid, little text' },
  { id: 'dashboard', name: 'Dashboard', description: 'Dense tables, figures and filters' },
] as const;

export type ProjectTypeId = (typeof projectTypes)[number]['id'];
export type CodeToolId = (typeof codeTools)[number]['id'];
export type SiteInspirationId = (typeof siteInspirations)[number]['id'];
export const projectTypeIds = idsOf(projectTypes);
export const codeToolIds = idsOf(codeTools);
export const siteInspirationIds = idsOf(siteInspirations);

/** Which option groups a project type shows, in order. */
export const optionsByProjectType = {
  website: ['inspiration', 'frontend', 'styling'],
  'web-app': ['inspiration', 'frontend', 'styling', 'backend', 'database', 'auth'],
  api: ['apiPattern', 'backend', 'database', 'auth'],
  'mobile-app': ['platform', 'uiFramework', 'backend', 'database', 'auth'],
  component: ['frontend', 'styling'],
  feature: ['frontend', 'styling', 'backend', 'database', 'auth'],
} as const satisfies Record<ProjectTypeId, readonly string[]>;

/** What is chosen in the form of the Code Prompter; options of other project types than the chosen one are ignored. */
export interface CodeChoices {
  readonly inspiration?: SiteInspirationId;
  readonly frontend?: (typeof stacks.frontends)[number];
  readonly styling?: (typeof stacks.stylings)[number];
  readonly backend?: (typeof stacks.backends)[number];
  readonly database?: (typeof stacks.databases)[number];
  readonly auth?: (typeof stacks.authMethods)[number];
  readonly platform?: (typeof stacks.mobilePlatforms)[number];
  readonly uiFramework?: (typeof stacks.mobileUiFrameworks)[number];
  readonly apiPattern?: (typeof stacks.apiPatterns)[number];
}
