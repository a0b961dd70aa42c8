const reads =
  /\b(?:returns?|gets?|gives?|fetch(?:es)?|get back|checker|read[- ]?only|look(?:s|ing)? up|lookup|converts?|calculates?|validates?|checks?|translates?|search(?:es)?|shows?|serves?|proxy)\b/i;
const writes =
  /\b(?:creates?|add(?:s|ing)?|stores?|sav(?:e|es|ing)|updat(?:e|es|ing)|delet(?:e|es|ing)|edits?|manag(?:e|es|ing)|crud|posts?|book(?:s|ing)?|orders?|upload(?:s|ing)?|register|sign ?up|users|accounts?|database|track(?:s|ing)?|records?|todo|tasks?|open(?:s)? an?|collect\w*|go(?:es)? back|expires?|assigns?|approves?|pays?|cancels?)\b/i;

/** Whether what is asked for only answers and keeps nothing: rules about stored records would be out of place. */
export const isReadOnly = (goal: string): boolean => {
  const text = goal
    .slice(0, 2_000)
    .replace(/\bPOST\b/g, '')
    .replace(/^\W*(?:please )?(?:create|build|make|write|add|develop)\b/i, '');
  return reads.test(text) && !writes.test(text);
};

/** Whether the answer comes from what is sent alone, as with a converter: nothing is looked up anywhere. */
export const isComputed = (goal: string): boolean =>
  /\b(?:converts?|calculates?|validates?|formats?|resizes?|compress(?:es)?|translates?)\b/i.test(goal) &&
  !/\b(?:weather|rates?|prices?|fetch\w*|scrap\w*|from (?:the|an?) (?:\w+ )?api|looks? up)\b/i.test(goal);
