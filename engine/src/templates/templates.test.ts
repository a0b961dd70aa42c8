import { describe, expect, it } from 'vitest';
import { libraryCategories } from '../catalogue/categories.ts';
import { fillTemplate, findVariables, templates } from './index.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const dashes = /[\u2012-\u2015]| -- /;
const filler =
  /\b(please|kindly|feel free|make sure|very|really|basically|best possible|high-quality|comprehensive|various|appropriate|world-class)\b/i;

describe('built-in templates', () => {
  it('[LB-01] are 27', () => {
    expect(templates).toHaveLength(27);
  });

  it('have unique ids, slugs and titles, and ids are version 4 UUIDs', () => {
    for (const key of ['id', 'slug', 'title'] as const) {
      expect(new Set(templates.map((template) => template[key])).size).toBe(templates.length);
    }
    for (const { id } of templates) expect(id).toMatch(uuid);
  });

  it('serve every library category', () => {
    expect(new Set(templates.map((template) => template.category))).toEqual(new Set(libraryCategories));
  });

  it.each(templates.map((template) => [template.slug, template] as const))(
    '%s declares exactly the variables that it uses',
    (_, template) => {
      expect(template.variables.map((variable) => variable.name)).toEqual(findVariables(template.text));
      for (const variable of template.variables) {
        expect(variable.label).not.toBe('');
        expect(variable.example).not.toBe('');
      }
    },
  );

  it.each(templates.map((template) => [template.slug, template] as const))(
    '%s reads well filled with its examples, and without its optional parts',
    (_, template) => {
      const values = Object.fromEntries(template.variables.map(({ name, example }) => [name, example]));
      const filled = fillTemplate(template.text, values);
      expect(findVariables(filled)).toEqual([]);
      for (const { example } of template.variables) expect(filled).toContain(example);

      const required = Object.fromEntries(
        template.variables.map(({ name, example, optional }) => [name, optional ? '' : example]),
      );
      const lean = fillTemplate(template.text, required);
      expect(findVariables(lean)).toEqual([]);
      for (const { example } of template.variables.filter(({ optional }) => !optional))
        expect(lean).toContain(example);
      expect(lean).not.toMatch(/^#.*\n(#|$)/m);
    },
  );

  it.each(templates.map((template) => [template.slug, template] as const))(
    '%s keeps the house rules of writing',
    (_, template) => {
      for (const text of [template.text, template.title, template.description, template.useCase]) {
        expect(text).not.toMatch(dashes);
        expect(text).not.toMatch(filler);
      }
      expect(template.tags.length).toBeGreaterThanOrEqual(4);
      expect(template.tags.length).toBeLessThanOrEqual(6);
      for (const tag of template.tags) expect(tag).toBe(tag.toLowerCase());
    },
  );
});
