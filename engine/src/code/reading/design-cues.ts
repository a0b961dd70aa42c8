const colour =
  /\b(?:white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|beige|ivory|azure|cream|lavender|navy|teal|seashell|honeydew|linen|cornsilk|peru|sienna|chocolate|crimson|salmon|coral|tomato|khaki|wheat|bisque|snow|thistle|plum|orchid|indigo|violet|maroon|olive|aqua|cyan|magenta|turquoise|lace|gold(?:enrod)?|silver|mint|peach|rose|chiffon|moccasin|papaya|lime|amber|burgundy|charcoal|#[0-9a-f]{3,8})\b/i;
const surface =
  /\b(?:background|backdrop|canvas|components?|elements?|theme|palette|colou?rs?|ui|accent|styl(?:e|ing)|layout|layer|blocks?|interface|base)\b/i;

/** Whether a sentence is about nothing but colours. */
export const isColourSentence = (sentence: string): boolean =>
  surface.test(sentence) &&
  (colour.test(sentence) ||
    /\b(?:background|components?)\b.*\b(?:background|components?|elements?)\b/i.test(sentence)) &&
  !/\b(?:users?|should be able|must)\b/i.test(sentence);

/** Whether a goal names colours for surfaces or text (rule B10). */
export const namesColours = (goal: string): boolean => colour.test(goal) && surface.test(goal);

/** Whether a goal speaks of secrets (rule B9). */
export const namesSecrets = (goal: string): boolean =>
  /\b(?:(?:smtp|imap|mail|database|db|server|ftp|root) passwords?|api ?keys?|(?:access|auth|bot|api|refresh) tokens?|client secrets?|secret keys?|secrets (?:in|from)|credentials?|(?:client|tls|ssl|server) certificates?|private keys?|login(?:s)? (?:data|details))\b/i.test(
    goal,
  ) && !/\bpassword (?:generator|manager|strength|checker)/i.test(goal);
