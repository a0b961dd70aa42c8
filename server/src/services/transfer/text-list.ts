const escapable = '\\;/,|';

const toEscape = { ';': /[\\;,|]/g, '/': /[\\/]/g } as const;

/** A list in one cell or line: items joined by the separator, with a backslash before whatever separates in an item. */
export const joinList = (items: readonly string[], separator: ';' | '/'): string =>
  items.map((item) => item.replace(toEscape[separator], '\\$&')).join(`${separator} `);

/** The items between separators; a backslash takes the meaning from a separator or a backslash behind it. */
export const splitList = (text: string, separators: string): string[] => {
  const items: string[] = [''];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    const last = items.length - 1;
    const next = text[at + 1];
    if (character === '\\' && next !== undefined && escapable.includes(next)) {
      at += 1;
      items[last] += next;
    } else if (separators.includes(character)) {
      items.push('');
      if (next === ' ') at += 1;
    } else {
      items[last] += character;
    }
  }
  return items.filter((item) => item.trim() !== '');
};

/** Tags as {@link joinList} wrote them or as people type them: between semicolons, else between commas and bars. */
export const splitTags = (text: string): string[] =>
  text.replaceAll(/\\[\\;/,|]/g, '').includes(';') ? splitList(text, ';') : splitList(text, ',|');
