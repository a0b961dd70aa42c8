const labelNoun =
  /\b(?:given|provided|following|underlined|this|these|your|the)\s+(?:(?!(?:own|into|as|in|to|from|for|of)\b)\p{L}+\s+){0,2}?(?<!own )(text|sentences?|paragraph|statement|e-?mail|tweet|review|passage|title|quote|words?|description|topic|code|html(?! code)|latex(?! code)|notes|details|movie(?: or series)?|series|product|place|city|job|company|tool|object|project|concept|subject|course|query|list|information|data|lyrics|table|sequence|exercise|category|article|story|post|message|letter|term|vibe|quality|mood|question|transcript|feedback|report|ingredients|theme|idea|task|situation|scene|band|album|book|song|player|players|function|user story|search term|magazine|meeting|conversation|chat|note|tweets?|hypothesis|claim|argument|poem|speech|contract|policy|essay|abstract)(?![\p{L}])/iu;
/** A colon behind a verb that works on a text, or behind the words that announce one. */
export const transformColon =
  /^[^:\n]{0,120}(?<!\p{L})(?:rewrite|rephrase|paraphrase|proofread|spell[- ]?check|correct|translate|summari[sz]e|shorten|simplify|improve|fix|edit|expand|analy[sz]e|review|classify|convert|format|turn|skriv om|rätta|förkorta|schreib um|this (?:text|sentence|paragraph|email|code|statement|quote|passage|meeting|conversation|call|chat|message|post|article|note)|(?:following|below|given)(?: \p{L}+){0,3}|omformulera|formulera om|översätt|sammanfatta|rätta|korrigiere|übersetze|umformulieren|zusammenfassen|traduis|corrige|résume|reformule|traduce|resume|reescribe|traduci|riassumi|traduza|resuma|vertaal|vat samen|herschrijf|przetłumacz|popraw|streść|bewerte|beurteile|prüfe|évalue|evalúa|analiza|valuta|analizza|avalie|analise|beoordeel|bedöm|granska|oceń)(?: (?:diesen?|dieses|den|die|das|folgenden?|ce|cet|cette|este|esta|questo|questa|deze|dit|den här|det här|to|ten|tę)(?: \p{L}+)?)?(?: (?:this|it|the following|into \p{L}+|to \p{L}+|in \p{L}+|nach \p{L}+|ins \p{L}+|en \p{L}+|för \p{L}+))*\s?:\s/iu;

/** Requests that work on a text. */
export const transformVerb =
  /^(?:please )?(?:can you )?(?:rewrite|rephrase|paraphrase|proofread|spell[- ]?check|correct|translate|summari[sz]e|shorten|simplify|improve|fix|edit|expand|extract|classify|convert|analy[sz]e|review|turn|make|change|check|tidy|polish|soften|sort|put|format|read|scan|go through|look (?:at|through)|(?:give|tell) (?:me |us )?(?:your |some )?(?:honest )?(?:feedback|opinion|thoughts|verdict)|what do you think)\b/i;
const titleCase = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1).toLowerCase();

/** The goal's own noun for the material, in title case. */
export const labelFor = (instruction: string): string => {
  const noun = labelNoun.exec(instruction)?.[1];
  return noun ? titleCase(noun) : 'Text';
};

/** Whether the instruction has a noun for the material. */
export const namesMaterial = (instruction: string): boolean => labelNoun.test(instruction);
