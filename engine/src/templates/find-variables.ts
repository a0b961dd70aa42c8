/** A variable: a letter, then letters, digits, `_` or `-`, between double braces, spaces allowed inside. */
export const variablePattern = /\{\{[ \t]{0,8}(\p{L}[\p{L}\p{N}_-]{0,63})[ \t]{0,8}\}\}/gu;

/** Names of the `{{variables}}` in a text, each once, in order of first appearance. */
export function findVariables(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(variablePattern), (match) => match[1] ?? ''))];
}
