import { lintRule } from '../lint-rule.ts';
import { holdsPhrase, phrasesIn, quoteList } from '../phrases-in.ts';

const filler = [
  'please',
  'kindly',
  'i would like you to',
  "i'd like you to",
  'i want you to',
  'i need you to',
  'as an ai language model',
  'as an ai model',
  'feel free',
  'make sure to',
  'be sure to',
  'very',
  'really',
  'basically',
  'the best possible',
  'high-quality',
  'high quality',
];
const visualFiller = [
  'an image of',
  'a picture of',
  'generate',
  'masterpiece',
  'best quality',
  '8k',
  '4k',
  'ultra detailed',
  'trending on artstation',
  'award winning',
];
/** Words that weigh something in the goal itself ("a very short poem") stay as the person wrote them. */
const keptFromGoal: ReadonlySet<string> = new Set([
  'make sure to',
  'be sure to',
  'very',
  'really',
  'basically',
  'the best possible',
  'high-quality',
  'high quality',
  'comprehensive',
  'detailed',
]);
/** Courtesy at the head of a sentence alone: "how can you" asks something. */
const opening = /^(?:please )?(?:can|could|would|will) you\b/i;
/** Empty without a measure beside them. */
const unmeasured = ['comprehensive', 'detailed'];

/** Courtesy and empty praise cost tokens and tell the model nothing. */
export const noFiller = lintRule({
  id: 'no-filler',
  weight: 2,
  severity: 'warning',
  check: ({ prompt, goal, kind }) => {
    const words = kind === 'visual' ? [...filler, ...visualFiller] : filler;
    const loose = unmeasured.filter(
      (word) => holdsPhrase(prompt, word) && !/\d/.test(sentenceWith(prompt.sentences, word)),
    );
    const isKept = (phrase: string): boolean =>
      (kind === 'visual' || keptFromGoal.has(phrase)) && goal !== undefined && holdsPhrase(goal, phrase);
    const asked = prompt.sentences.flatMap((sentence) => opening.exec(sentence)?.[0].toLowerCase() ?? []);
    const found = [
      ...asked.slice(0, 1),
      ...phrasesIn(prompt, [...words, ...loose]).filter((phrase) => !isKept(phrase)),
    ];
    if (found.length === 0) return 'pass';
    return {
      message: `${quoteList(found)} ${found.length === 1 ? 'adds' : 'add'} length but no instruction.`,
      fix: 'Delete it, or say the measurable thing that it stands for.',
    };
  },
});

const sentenceWith = (sentences: readonly string[], word: string): string =>
  sentences.find((sentence) => sentence.toLowerCase().includes(word)) ?? '';
