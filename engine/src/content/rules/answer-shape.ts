import type { Assumption } from '../../result.ts';
import { addedLine } from '../plan-line.ts';
import type { Contribution, PlanLine } from '../plan-line.ts';
import type { Scene } from '../scene.ts';
import { countsResult, hasOwnLength, lengthChoice, lengthText, statedLength } from './length.ts';
import { rereads } from './rereading.ts';

/** Each line that is asked for becomes a part of the answer: asked for little, it keeps its own shape. */
const mostParts = (scene: Scene): number | undefined =>
  scene.answer.whole ? undefined : scene.level === 'professional' && rereads(scene) ? 0 : 1;

/** The goal's own size as it can stand in a sentence: "500-word" becomes "500 words". */
const ownLength = (scene: Scene): string | undefined => {
  const { count } = scene.reading.size;
  const text = statedLength(scene)
    ?.replace(/^(?:in|of|only)\s/i, '')
    .replace(/^max(?:imum)?(?: of)?\s/i, 'at most ')
    .replace(/-(?=\p{L})/u, ' ')
    .replace(/(?<!\b(?:one|1) )\b(word|second|minute|page|line|sentence|paragraph)$/i, '$1s');
  return text ?? (count && countsResult(scene) ? count.text : undefined);
};

// "a slogan" wants one, and one is best found among a few.
const single =
  /^(?:idea|name|slogan|tagline|motto|claim|headline|title|hook|(?:instagram )?caption|subject line|concept|brand name|hashtag|interview question)$/i;

const sizeOf = (scene: Scene): string | undefined => {
  if (
    scene.answer.form === 'line' &&
    /\bas many (?:\p{L}+ )?as (?:you can|possible)\b/iu.test(scene.reading.goal)
  )
    return 'as many as you can';
  if (scene.deliverableId && single.test(scene.reading.noun ?? '') && scene.answer.length)
    return lengthChoice(scene) === 'open' ? undefined : '3 options';
  const { length } = scene.answer;
  const choice = lengthChoice(scene);
  return length && choice !== 'open' ? lengthText(length, choice) : undefined;
};

const assumptionFor = (scene: Scene): readonly Assumption[] => {
  const { length } = scene.answer;
  if (
    !length ||
    hasOwnLength(scene) ||
    scene.closed ||
    (scene.deliverableId && single.test(scene.reading.noun ?? ''))
  )
    return [];
  return [
    {
      id: 'length',
      label: 'Length',
      choices: [
        ...(['usual', 'shorter', 'longer'] as const).map((id) => ({ id, label: lengthText(length, id) })),
        { id: 'open', label: 'Leave it open' },
      ],
      chosen: lengthChoice(scene),
      reason:
        scene.reading.size.leaning === 'usual' ? 'Your goal names no length' : 'Your goal names no number',
    },
  ];
};

const gistLine = (scene: Scene, reason: string): PlanLine => {
  const { answer } = scene;
  const own = ownLength(scene);
  // "A three word motto": its words are counted, not the mottos.
  const ofEach =
    /\bwords?$/i.test(own ?? '') &&
    answer.length?.unit !== 'words' &&
    answer.gist.startsWith('Give {length}');
  const size = (ofEach ? undefined : own) ?? sizeOf(scene) ?? 'as much as it needs';
  const many = /\bexamples\b/i.test(scene.reading.request);
  // "Give 10 ideas" stands in the task already.
  const counted = own !== undefined && scene.reading.size.count?.text === own;
  const text = (
    counted
      ? answer.gist
          .replace(/^Give \{length\}[;,] each (?:has|with) /, 'Give each ')
          .replace(/^Give \{length\} that (?=each |take )/, 'Let them ')
      : answer.gist
  )
    .replace('{length}', size)
    .replace(/\.$/, '')
    .replace('then one example', many ? 'then the examples' : 'then one example');
  return addedLine('requirements', answer.rule ?? (answer.length ? 'D1' : 'D2'), text, reason);
};

/** D1, D2, C3 and the A rules: what the answer is for at every level; from professional on what makes it acceptable. */
export const answerShape = (scene: Scene): Contribution => {
  const { answer, level, reading, deliverableId } = scene;
  const assumptions = assumptionFor(scene);
  const named = reading.noun ?? 'this kind of answer';
  const reason = deliverableId
    ? `What ${/[^s]s$/.test(named) ? '' : 'a good '}${named} needs`
    : 'Says what kind of answer you want';
  if (scene.closed || !scene.sure) return {};
  const { also } = reading;
  const both = also
    ? [
        addedLine(
          'requirements',
          'D2',
          `Deliver both: first the ${named}, then the ${also}`,
          'You asked for two things',
        ),
      ]
    : [];
  const gist = gistLine(scene, reason);
  const own = ownLength(scene);
  const size = own || answer.gist.includes('{length}') ? undefined : sizeOf(scene);
  const sizeLine =
    size && answer.length
      ? [
          addedLine(
            'requirements',
            'D1',
            (answer.size ?? '{length}')
              .replace('{length}', size)
              .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
            `Usual length for ${named}`,
          ),
        ]
      : [];
  if (level === 'standard') return { assumptions, lines: [gist, ...both, ...sizeLine] };
  const parts = answer.parts
    .filter((text) => !/\bone (?:concrete )?example\b/.test(text) || !/\bexamples\b/i.test(reading.request))
    .filter((text) => !own || !answer.rule || !/\b(?:at most|under|within) \d+ words\b/.test(text))
    .slice(0, mostParts(scene))
    .map((text, index) =>
      addedLine('requirements', answer.rule ?? 'D2', text, index === 0 ? 'Makes it acceptable' : undefined),
    );
  const checks = answer.checks
    .slice(0, 1)
    .map((text) => addedLine('requirements', 'C3', text, 'A check you can tick off'));
  return { assumptions, lines: [gist, ...parts, ...both, ...sizeLine, ...checks] };
};
