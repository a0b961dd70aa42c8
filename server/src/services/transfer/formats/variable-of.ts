export interface Blank {
  readonly preset?: string | undefined;
  readonly choices?: readonly string[] | undefined;
  readonly isLong?: boolean | undefined;
}

const nameOf = (name: string): string | undefined => {
  const plain = name
    .trim()
    .replaceAll(/[^\p{L}\p{N}_-]+/gu, '_')
    .replace(/_+$/, '');
  return /^\p{L}[\p{L}\p{N}_-]{0,63}$/u.test(plain) ? plain : undefined;
};

const isPlain = (text: string) => text.length <= 300 && !/[{}\n]/.test(text);

/**
 * A blank as our prompts write it, such as `{{tone=warm|dry}}`; undefined where it cannot be said that way, and the words
 * of the other tool had better stay.
 */
export const variableOf = (
  name: string,
  { preset = '', choices = [], isLong }: Blank = {},
): string | undefined => {
  const plain = nameOf(name);
  if (plain === undefined) return undefined;
  const all = [...new Set([...(preset === '' ? [] : [preset]), ...choices].map((choice) => choice.trim()))];
  if (all.some((choice) => choice.includes('|'))) return undefined;
  const said = all.join('|');
  if (!isPlain(said)) return undefined;
  if (said !== '') return `{{${plain}=${said}}}`;
  return isLong ? `{{${plain}...}}` : `{{${plain}}}`;
};
