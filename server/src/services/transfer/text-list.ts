/** A list in one cell or line: items joined by the separator, which is escaped by a backslash inside an item. */
export const joinList = (items: readonly string[], separator: ';' | '/'): string =>
  items
    .map((item) =>
      item.replace(/[\\;/]/g, (character) =>
        character === '\\' || character === separator ? `\\${character}` : character,
      ),
    )
    .join(`${separator} `);

/** The items of what {@link joinList} wrote, or of a list typed by hand. */
export const splitList = (text: string, separator: ';' | '/'): string[] => {
  const items: string[] = [''];
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    const last = items.length - 1;
    if (character === '\\' && at + 1 < text.length) {
      at += 1;
      items[last] += text[at] ?? '';
    } else if (character === separator) {
      items.push('');
      if (text[at + 1] === ' ') at += 1;
    } else {
      items[last] += character;
    }
  }
  return items.filter((item) => item.trim() !== '');
};
