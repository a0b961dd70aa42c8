import { findVariables, variablePattern } from './find-variables.ts';

/**
 * Puts values into a template. A blank value removes the lines its variable stands on, a variable without a
 * value stays as it is, and values are inserted as plain text: `$&` or `{{name}}` inside a value stays literal.
 */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  const valueOf = (name: string): string | undefined =>
    Object.hasOwn(values, name) ? values[name] : undefined;
  return text
    .split('\n')
    .filter((line) => !findVariables(line).some((name) => valueOf(name)?.trim() === ''))
    .map((line) => line.replace(variablePattern, (whole, name: string) => valueOf(name) ?? whole))
    .join('\n');
}
