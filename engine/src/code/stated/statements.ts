import { singularOf } from '../reading/inflect.ts';
import { baseVerbOf } from '../reading/verbs.ts';

const longestRead = 3_000;
const opener = /^(?:and |but |so |then |also |while |plus |otherwise )+/i;
const modal = "can(?:no|['’])?t?|may|must|mustn['’]t|should(?:n['’]t)?|will|won['’]t|shall|has to|have to";
const finite = new RegExp(`^(?:${modal}|is|are|has|have|goes|don['’]t|doesn['’]t|do|does|cannot)$`, 'i');
/** A condition with what follows from it in one piece. */
export const isComplete =
  /^\S+ (?:\S+ ){2,}?(?:i|we|they|it|he|she|everyone|the \p{L}+) (?:gets?|is|are|must|should|can|sees?|has|have|will)\b/iu;
const leadingWord =
  /^(?:if|when|whenever|once|unless|as soon as|after|before|only|no|none|nobody|one|each|every|all|at most|max|maximum|within|wrong|late)\b/i;
const subordinate = /^(?:if|when|whenever|once|unless|as soon as|after|before)\b/i;
const never =
  /^(?:which|who|that|where|whose|because|since|like|such|for|with|in|on|at|by|from|to|or|as|of|so)\b/i;

/** Whether the text says something by itself: a subject with its verb, or a rule that begins with "if", "only" or "no". */
export function isStatement(text: string): boolean {
  const body = text.replace(opener, '');
  if (never.test(body)) return false;
  const words = body.split(/\s+/, 8);
  if (leadingWord.test(body)) return words.length > 2;
  return verbAt(words) > 0 && !isDeedVerb(words[0] ?? '');
}

/** Where the verb of a statement stands among its first words, behind its subject; 0 or less where there is none. */
export const verbAt = (words: readonly string[]): number =>
  words
    .slice(0, 8)
    .findIndex(
      (word, at) => at > 0 && isVerb(word, words[at - 1] ?? '', words[1] === 'of' ? words[0] : undefined),
    );

/** Whether the text tells what the product does, without naming it: "counts the moves", "works on a tablet". */
export const isDeedOfProduct = (text: string): boolean => {
  const [first = '', second] = text.replace(opener, '').split(' ', 2);
  return (
    second !== undefined &&
    (isThirdPerson(first) || /^(?:works|has|runs|is|looks|must|should|can)$/.test(first))
  );
};

/** Whether the word is a verb of people in its base form, as after a plural subject. */
export const isDeedVerb = (word: string): boolean => baseVerbOf(word) === word || otherDeeds.has(word);
const otherDeeds: ReadonlySet<string> = new Set(
  'say|tell|ask|need|cost|count|turn|become|stay|end|work|arrive|appear|disappear|happen|run|want|bring|put|pack|return|pick|hand|clock|drop|come|go|see|win|lose|release|carry|press|swipe|tap|keep|serve|wear|offer|propose|drive|teach|feed|clean|repair|cook|deliver|hold|leave|send|give|make|set|read|write|draw|type|guess|spend|earn|build|grow|mark|run|check|own|pledge|tap|blur|forget|open|split'.split(
    '|',
  ),
);

const article: ReadonlySet<string> = new Set(
  'a an the my our their your his her its each every two of for and or with in'.split(' '),
);
// In "volunteers of our club sign up" the first word governs the verb.
const isVerb = (word: string, before: string, head = before): boolean =>
  !article.has(before.toLowerCase()) &&
  (finite.test(word) ||
    (isPlural(head) && isDeedVerb(word)) ||
    ((!isPlural(head) || /^(?:staff|team)$/i.test(head)) && isThirdPerson(word)));
const isPlural = (word: string): boolean => {
  const lower = word.toLowerCase();
  return lower.endsWith('s')
    ? lower.length > 1 && !"s'".includes(lower.charAt(lower.length - 2))
    : pluralsWithoutS.has(lower);
};
const pluralsWithoutS: ReadonlySet<string> = new Set(
  'people children i we you they staff men women'.split(' '),
);
const isThirdPerson = (word: string): boolean =>
  word.endsWith('s') && /^\p{Ll}+s$/u.test(word) && isDeedVerb(singularOf(word));

/**
 * Cuts a sentence at the commas behind which a new statement begins; the pieces hold every word, without the commas
 * between them. A condition stays with what follows from it.
 */
export function statementsOf(sentence: string): readonly string[] {
  const statements: string[] = [];
  for (const piece of sentence.split(/(?:,|;) +/)) {
    const last = statements.at(-1);
    const waits =
      last !== undefined &&
      subordinate.test(last.replace(opener, '')) &&
      !last.includes(', ') &&
      !isComplete.test(last);
    if (last === undefined || (!waits && isStatement(piece))) statements.push(piece);
    else statements[statements.length - 1] = `${last}, ${piece}`;
  }
  return statements;
}

/** The statements of running text, each without its mark at the end and the "and" in front. */
export const statementsIn = (prose: string): readonly string[] =>
  prose
    .slice(0, longestRead)
    .split(/[.!?]+(?:\s+|$)|\n+|: +(?=\p{Ll}+s? )/u)
    .flatMap((sentence) => statementsOf(sentence.trim()))
    .flatMap(partsOf)
    .flatMap((statement) =>
      statement.split(
        / (?:but|and)(?= (?:only|nobody|cannot|must) | (?:alerts?|warns?|notif(?:y|ies))(?: me| us)? (?:when|if) )|(?<!,) but (?=\p{L})/u,
      ),
    )
    .flatMap(sharedSubject)
    .map((statement) =>
      statement
        .replace(/^(?:[-*•\s]|\d+[.)]\s)+/, '')
        .replace(opener, '')
        .trim(),
    )
    .filter((statement) => statement.length > 8 && statement.length < 220);

const laterModal = new RegExp(`, ((?:${modal})\\b.+)$`, 'i');
const twoModals = new RegExp(
  `^(?<subject>.{3,40}?) (?<first>(?:${modal})\\b.+?),? and (?<second>(?:${modal})\\b.+)$`,
  'i',
);

// "Each boat must have two sails and may carry six people" states two things of one subject.
function sharedSubject(statement: string): readonly string[] {
  const tail = laterModal.exec(statement);
  const words = tail === null ? [] : statement.split(' ');
  const at = verbAt(words);
  if (tail !== null && at > 0) {
    const head = statement.slice(0, tail.index);
    return [head, `${words.slice(0, at).join(' ')} ${tail[1] ?? ''}`];
  }
  const { subject, first, second } = twoModals.exec(statement)?.groups ?? {};
  return subject === undefined ? [statement] : [`${subject} ${first ?? ''}`, `${subject} ${second ?? ''}`];
}

// "tool where keepers log visits and the warden approves them" holds two statements.
function partsOf(statement: string): readonly string[] {
  const inner = statement.replace(/^[^,]{3,60}? (?:where|in which) (?=\p{L})/u, '');
  const body = inner !== statement && isStatement(inner) ? inner : statement;
  const at = / and (?=(?:the|an?|our|each|every|other) \p{L})/u.exec(body);
  if (at === null || lead.test(body)) return [body];
  const rest = body.slice(at.index + 5);
  return isStatement(rest) && isStatement(body.slice(0, at.index)) ? [body.slice(0, at.index), rest] : [body];
}
const lead = /^(?:if|when|whenever|once|unless|as soon as|after|before)\b/i;
