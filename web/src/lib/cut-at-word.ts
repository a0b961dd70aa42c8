/** A text for one line of the class `cut-line`: it ends between words, with the sign of what is left out. Only a soft hyphen lets a browser write a sign where it breaks a line, so every break is one. */
export const cutAtWord = (text: string): string =>
  text.replaceAll(/(?<=[-–—/?])(?=\S)/g, '\u2060').replaceAll(/\s+/g, '\u00AD\u00A0');
