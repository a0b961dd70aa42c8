import {
  codeTools,
  imageServices,
  imageStyles,
  industries,
  levels,
  projectTypes,
  targets,
  videoServices,
  videoStyles,
} from '@whetstone/engine/catalogue';
import { templates } from '@whetstone/engine/templates';

const names = (list: readonly { readonly name: string; readonly retired?: unknown }[]) =>
  list.flatMap(({ name, retired }) => (retired ? [] : [name]));

/** The tools that a prompt can be written for, by kind, as the engine knows them, without those that were switched off. */
export const tools = {
  text: names(targets),
  image: names(imageServices),
  video: names(videoServices),
  code: names(codeTools),
} as const;

/** Counts that the product takes of itself when the page is drawn. */
export const measured = {
  tools: new Set(Object.values(tools).flat()).size,
  templates: templates.length,
  industries: industries.length,
  specialties: industries.flatMap(({ specialties }) => specialties).length,
  levels: levels.length,
  styles: imageStyles.length + videoStyles.length,
  projectTypes: projectTypes.length,
} as const;
