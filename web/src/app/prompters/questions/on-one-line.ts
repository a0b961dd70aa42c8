/** An answer is one line, which wraps where it is long. */
export const onOneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');
