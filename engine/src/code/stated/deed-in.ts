import { deedPattern } from './stated-rule.ts';
import { isDeedVerb } from './statements.ts';
import { isProduct, type Subject, subjectOf } from './subject.ts';

/** An attempt: somebody, and what they do in base form. */
export interface Deed {
  readonly subject: Subject;
  readonly deed: string;
}

const article = /^(?:of|an?|the|my|our|their|each|every)$/i;

/** Who does what: with a modal verb, or people in the plural and a base verb. */
export function deedIn(text: string): Deed | undefined {
  const { subject, deed } = deedPattern.exec(text)?.groups ?? {};
  if (subject !== undefined && deed !== undefined)
    return isProduct(subject) ? undefined : { subject: subjectOf(subject), deed };
  const words = text.split(' ');
  const longest = words[1] === 'of' ? 5 : 3;
  for (let at = 1; at <= longest && at < words.length; at += 1) {
    if (!isDeedVerb(words[at] ?? '')) continue;
    if (article.test(words[at - 1] ?? '')) continue;
    const who = subjectOf(words.slice(0, at).join(' '));
    if (who.isMany && !isProduct(who.text)) return { subject: who, deed: words.slice(at).join(' ') };
  }
  return undefined;
}
