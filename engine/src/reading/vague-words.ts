const vague =
  /\b(best|top|popular|most successful|successful|most efficient|efficient|most reliable|reliable|recent|better|cheap|affordable|unresponsive|effective|optimal|ideal|high[- ]performing)\b(?! (?:friend|man|practices?|wishes|regards|of|to market|morning|night|luck|news|known|\d))/i;

/** The first predicate of the goal that has several measures ("best", "popular"), or undefined (rule A6). */
export const findVagueWord = (instructions: string): string | undefined => {
  const word = vague.exec(instructions.slice(0, 2_000))?.[1]?.toLowerCase();
  return word?.replace(/^most /, '');
};
