import { countWords } from '../../reading/complexity.ts';
import { isOwn } from '../everyday/everyday.ts';
import type { Scene } from '../scene.ts';
import { matters } from './matters.ts';
import type { Mode } from './matters.ts';

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const usual: readonly (readonly [Mode, ReadonlySet<string>])[] = [
  ['trouble', names('told fault cause animal people')],
  ['choice', names('opinion decision best suggestions fairPrice')],
  ['talk', names('words')],
  ['verse', names('poem song speech')],
  [
    'doing',
    names(
      'plan how-to handiwork needs itinerary training-plan workout meal-plan dishes recipe checklist ideas tips menu study-guide budget',
    ),
  ],
  [
    'text',
    names(
      'social-post thread ad leaflet product-description announcement tweet blog-post article landing-page',
    ),
  ],
];
/** Frames of goals whose kind shows in their words alone. */
const wide = names('open made overview');
/** Of these only those that speak of an own case. */
const known = names('what-is yes-no range several list why law compare prosAndCons');

/** A text for somebody, whatever it is called. */
const forSomebody = /\b(?:poem|verses?|rhymes?|card|wishes|lines|toast)\b/i;
/** What is said to somebody is no plan. */
const says = /^\W*(?:apologi[sz]e|congratulate|thank|tell|remind|invite|wish|ask|answer|reply|write|text)\b/i;
const fails =
  /n['’]t\b|\b(?:not|never|no longer|keeps?|always|suddenly|stuck|broken?|fails?|failing|stopped|smells?|leak\w*|errors?|offline|too|died|dies|slow|cannot|hurts?)\b/i;
const chooses =
  /\b(?:should (?:i|we)|which|worth|or|vs\.?|versus|better|best|recommend\w*|what (?:to|should|can|do) (?:i|we) do)\b/i;
const buys = /\b(?:buy|which|best|get|lease|recommend\w*|looking for|new|good)\b/i;
/** A goal that is longer says by itself what counts. */
const longest = 60;
const longestText = 600;

const modeOf = ({ answerName: name, reading }: Scene): Mode | undefined => {
  const { goal, act, titled } = reading;
  const found = usual.find(([, of]) => of.has(name))?.[0];
  if (found) return found;
  if (wide.has(name) ? titled : !(known.has(name) && isOwn(goal))) return undefined;
  if (forSomebody.test(goal)) return 'verse';
  if (says.test(goal)) return undefined;
  if (chooses.test(goal)) return 'choice';
  if (name === 'law') return undefined;
  return act !== 'write' && fails.test(goal) ? 'trouble' : 'doing';
};

/** What the goal's matter makes worth asking; undefined where its words name none. */
export const factsOfMatter = (scene: Scene): readonly string[] | undefined => {
  const { goal, language, technical, misfit } = scene.reading;
  if (
    (language.confident && language.code !== 'en') ||
    technical ||
    misfit ||
    goal.length > longestText ||
    countWords(goal) > longest
  )
    return undefined;
  const mode = modeOf(scene);
  const modes: readonly (Mode | undefined)[] =
    mode === 'choice' && buys.test(goal) ? ['buying', mode] : [mode];
  for (const { when, ...asks } of matters) {
    const wanted = modes.find((of) => of && asks[of]);
    if (wanted && when.test(goal)) return asks[wanted];
  }
  return undefined;
};
