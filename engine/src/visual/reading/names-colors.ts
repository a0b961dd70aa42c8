const colors =
  /\b(?:black and white|black-and-white|monochrome|sepia|neon|rainbow|pastel|palette|tones|navy|cream|(?:(?:multi)?colou?r(?:s|ed|ful)?)|red|blue|green|yellow|orange|purple|violet|pink|black|white|gr[ae]y|brown|gold|golden|silver|turquoise|teal|beige)\b/i;

/** Whether the goal says what colors are seen. */
export const namesColors = (text: string): boolean => colors.test(text.slice(0, 400));
