// What goes on behind the noun narrows it: "no trees with leaves" allows trees.
const excluded =
  /\b(?:no|without(?: any)?|never any)\s+((?!one\b|more\b|less\b|longer\b|matter\b|idea\b)\p{L}{3,})(?=\s*(?:$|[,.;:!?)\n]|(?:and|or|but|just|please)\b))/gimu;
const denied =
  /\b(?:no|not|nor|none|never|without|free of|empty of|any|skip|avoid|omit|leave out|leaves out|instead of|rather than)\b[^.!?\n]{0,40}$/i;

interface Mention {
  readonly noun: string;
  /** Of each place in the text that names it, whether it is denied there. */
  readonly denied: readonly boolean[];
}

/** What `goal` excludes and `prompt` names. */
const excludedAndNamed = (goal: string, prompt: string): Mention[] =>
  [...goal.matchAll(excluded)].flatMap(([, noun = '']) => {
    const named = new RegExp(`(?<!\\p{L})${noun}(?![\\p{L}-])`, 'giu');
    const mentions = [...prompt.matchAll(named)].map(({ index }) =>
      denied.test(prompt.slice(Math.max(0, index - 60), index)),
    );
    return mentions.length > 0 ? [{ noun, denied: mentions }] : [];
  });

/** Things that the goal excludes and the prompt names as if they were wanted, never saying that they are not. */
export const contradictions = (goal: string, prompt: string): string[] =>
  excludedAndNamed(goal, prompt).flatMap(({ noun, denied: places }) => (places.includes(true) ? [] : [noun]));

/** Things that a prompt excludes in one place and names as if they were wanted in another. */
export const selfContradictions = (prompt: string): string[] =>
  excludedAndNamed(prompt, prompt).flatMap(({ noun, denied: places }) =>
    places.includes(false) ? [noun] : [],
  );
