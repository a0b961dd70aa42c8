const reads =
  /\b(?:that|which|to|and) (?:returns?|gets?|gives?|fetch(?:es)?|looks? up|converts?|calculates?|validates?|checks?|translates?|search(?:es)?|shows?|serves?)\b|\b(?:get back|checker|read[- ]?only|look(?:ing)? up|lookup|proxy|(?:returning|converting|calculating|validating))\b/i;
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

/** Whether the answer comes from a source outside that can fail; a converter or a list of one's own has none. */
export const hasSource = (goal: string): boolean =>
  /\b(?:weather|forecast|tides?|exchange rates?|stock prices?|fetch\w*|scrap\w*|proxy|external|third[- ]party|from (?:the|an?) (?:\w+ )?(?:api|site|service|website)|looks? up|urls?|country of an? ip)\b/i.test(
    goal,
  );
