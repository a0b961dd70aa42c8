/** Words of a prompt as one reads them: a phrase between commas becomes a sentence, and a service's flags go. */
export function asSentence(phrase: string): string {
  const words = phrase.replace(/ --\w.*$/s, '').replace(/^[\s,]+|[\s,]+$/g, '');
  const raised = words.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return /[\p{L}\p{N})]$/u.test(raised) ? `${raised}.` : raised;
}
