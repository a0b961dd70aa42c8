import type { CodeOptions } from '@whetstone/engine';
import {
  apiPatterns,
  authMethods,
  backends,
  databases,
  frontends,
  mobilePlatforms,
  mobileUiFrameworks,
  optionsByProjectType,
  type ProjectTypeId,
  siteInspirationIds,
  siteInspirations,
  stylings,
} from '@whetstone/engine/catalogue';
import { type Kept, oneOf } from '../../../lib/drafts/kept-record.ts';

export type CodeOptionId = (typeof optionsByProjectType)[ProjectTypeId][number];
/** Chosen values by option; absence means no preference. */
export type ChosenOptions = Partial<Pick<CodeOptions, CodeOptionId>>;

const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** The choices that depend on the project type: label and list, by the engine's name. */
export const codeOptions = {
  inspiration: {
    label: 'Design inspiration',
    choices: siteInspirations.map(({ id, name, description }) => ({
      value: id,
      label: name,
      about: description,
    })),
  },
  frontend: { label: 'Frontend', choices: named(frontends) },
  styling: { label: 'Styling', choices: named(stylings) },
  backend: { label: 'Backend', choices: named(backends) },
  database: { label: 'Database', choices: named(databases) },
  auth: { label: 'Authentication', choices: named(authMethods) },
  platform: { label: 'Mobile platform', choices: named(mobilePlatforms) },
  uiFramework: { label: 'Mobile UI framework', choices: named(mobileUiFrameworks) },
  apiPattern: { label: 'API pattern', choices: named(apiPatterns) },
} as const satisfies Record<CodeOptionId, unknown>;

/** Choices out of anything: what is on no list is left out. */
export const readChoices = (kept: Kept): ChosenOptions => ({
  inspiration: oneOf(siteInspirationIds, kept.inspiration),
  frontend: oneOf(frontends, kept.frontend),
  styling: oneOf(stylings, kept.styling),
  backend: oneOf(backends, kept.backend),
  database: oneOf(databases, kept.database),
  auth: oneOf(authMethods, kept.auth),
  platform: oneOf(mobilePlatforms, kept.platform),
  uiFramework: oneOf(mobileUiFrameworks, kept.uiFramework),
  apiPattern: oneOf(apiPatterns, kept.apiPattern),
});

/** The options that a project type shows, in order. */
export const optionsOf = (projectType: ProjectTypeId): readonly CodeOptionId[] =>
  optionsByProjectType[projectType];

/** What was chosen among the options that the project type shows; the rest waits for its own type. */
export const shownChoices = (projectType: ProjectTypeId, chosen: ChosenOptions): ChosenOptions =>
  readChoices(Object.fromEntries(optionsOf(projectType).map((id) => [id, chosen[id]])));
