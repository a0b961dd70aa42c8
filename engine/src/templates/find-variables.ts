/**
 * A variable: a letter, then letters, digits, `_` or `-`, between double braces, spaces allowed inside. After the name
 * may stand `...` for a long text, or `=` with what is taken where nothing is said: one text, or choices parted by `|`,
 * the first of which is taken.
 */
export const variablePattern =
  /\{\{[ \t]{0,8}(\p{L}[\p{L}\p{N}_-]{0,63})(?:[ \t]{0,8}=([^{}\n]{0,300})|[ \t]{0,8}(\.{3}|…))?[ \t]{0,8}\}\}/gu;

export interface Variable {
  name: string;
  /** What is taken where nothing is said; empty where there is no such thing. */
  preset: string;
  /** What can be chosen; empty where anything can be written. */
  choices: string[];
  isLong: boolean;
}

/** The `{{variables}}` in a text, each once, in order of first appearance; the first mention that says more counts. */
export function readVariables(text: string): Variable[] {
  const found = new Map<string, Variable>();
  for (const [, name = '', preset, long] of text.matchAll(variablePattern)) {
    const known = found.get(name);
    if (known && (known.preset !== '' || known.isLong)) continue;
    const choices = (preset ?? '')
      .split('|')
      .map((choice) => choice.trim())
      .filter((choice) => choice !== '');
    found.set(name, {
      name,
      preset: choices[0] ?? '',
      choices: choices.length > 1 ? [...new Set(choices)] : [],
      isLong: long !== undefined,
    });
  }
  return [...found.values()];
}

/** Names of the `{{variables}}` in a text, each once, in order of first appearance. */
export const findVariables = (text: string): string[] => readVariables(text).map(({ name }) => name);
