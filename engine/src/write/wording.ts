/** The text on one line, without space at its ends. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text with a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The text with a small letter at its beginning. */
export const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The text with a full stop, where it has no end mark. */
export const ended = (text: string): string => (/[.!?…]["”’]?$/u.test(text) ? text : `${text}.`);
