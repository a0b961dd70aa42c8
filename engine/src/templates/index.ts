import { businessTemplates } from './business-templates.ts';
import { codingTemplates } from './coding-templates.ts';
import { learningTemplates } from './learning-templates.ts';
import type { Template } from './template.ts';
import { visualTemplates } from './visual-templates.ts';
import { writingTemplates } from './writing-templates.ts';

export { fillTemplate } from './fill-template.ts';
export { findVariables, readVariables, variablePattern, type Variable } from './find-variables.ts';
export type { Template, TemplateVariable } from './template.ts';

/** The built-in templates of the public library (owner "system"), in the order in which it shows them. */
export const templates: readonly Template[] = [
  ...codingTemplates,
  ...businessTemplates,
  ...learningTemplates,
  ...writingTemplates,
  ...visualTemplates,
];
