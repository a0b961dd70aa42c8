import { articleFor, singularOf } from '../reading/inflect.ts';

/** A subject as it stands in a check, with "try" or "tries" after it. */
export interface Subject {
  readonly text: string;
  readonly isMany: boolean;
}

const lower = (text: string): string =>
  /^(?:I|[A-Z]{2}|[A-Z]\p{L}*\d)/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** What follows "When": "each household" is "a household", "nobody" is "someone"; other words stay. */
export function subjectOf(words: string): Subject {
  const text = lower(words.trim());
  if (/^(?:nobody|no one|everyone|everybody|anyone|one)$/i.test(text))
    return { text: 'someone', isMany: false };
  const each = /^(?:each|every|any|one|no) (.+)$/i.exec(text)?.[1];
  if (each !== undefined && !/^of\b/.test(each))
    return { text: `${articleFor(each)} ${each}`, isMany: false };
  const head =
    text.split(/\s(?:that|which|who|of|with|in|from|above|over|under|below|for|at|on)\s/i)[0] ?? text;
  const last = head.split(' ').at(-1) ?? '';
  const isMany =
    /^(?:i|we|you|they|people|children|staff|both|all)$/i.test(last) ||
    (singularOf(last) !== last && !/^(?:an?|this|that) /i.test(text));
  return { text, isMany };
}

/** The attempt: "members try to borrow", "a member tries to borrow"; what is done to things "would be done". */
export const tries = ({ text, isMany }: Subject, deed: string): string =>
  /^(?:be|have) /.test(deed) ? `${text} would ${deed}` : `${text} ${isMany ? 'try' : 'tries'} to ${deed}`;

/** The deed done: "members cancel", "a member cancels". */
export const does = ({ text, isMany }: Subject, deed: string): string =>
  isMany ? `${text} ${deed}` : `${text} ${deed.replace(/^\S+/, thirdPerson)}`;

/** The same, left undone: "members do not confirm", "a fee is not paid". */
export const failsTo = ({ text, isMany }: Subject, deed: string): string =>
  deed.startsWith('be ')
    ? `${text} ${isMany ? 'are' : 'is'} not ${deed.slice(3)}`
    : `${text} ${isMany ? 'do' : 'does'} not ${deed}`;

/** The clause denied: "the vaccination is not valid"; undefined where its verb is none we can deny. */
export const denied = (clause: string): string | undefined => {
  if (/^(?:both|all|every) /i.test(clause)) return `not ${clause}`;
  const text = clause.replace(/\b(is|are|was|were|has|have|can|will)\b(?! not\b| no\b)/, '$1 not');
  return text === clause ? undefined : text;
};

/** The form after he, she or it: "goes", "carries", "warns"; "be" and "have" are irregular. */
export function thirdPerson(verb: string): string {
  if (verb === 'be') return 'is';
  if (verb === 'have') return 'has';
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** Words that stand for the product itself: what they "must not" do is no attempt of a person that could be refused. */
export const isProduct = (subject: string): boolean =>
  /\b(?:app|application|site|website|page|code|script|program|function|component|api|system|tool|solution|it|this|that|there|design|ui|interface|layout|text|method|server|query|bot|game|output|result|response|extension|library|animation|background|font|logo|colou?rs?)$/i.test(
    subject.trim(),
  );
