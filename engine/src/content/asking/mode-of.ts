import { countWords } from '../../reading/complexity.ts';
import { isOwn } from '../everyday/everyday.ts';
import type { Scene } from '../scene.ts';
import { fails } from './fitting.ts';
import type { Mode } from './matter.ts';
import { situations } from './situations.ts';

const names = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const usual: readonly (readonly [Mode, ReadonlySet<string>])[] = [
  ['trouble', names('told myself fault cause animal')],
  ['people', names('people')],
  ['choice', names('opinion decision best suggestions fairPrice')],
  ['talk', names('words')],
  ['verse', names('poem song speech story')],
  ['how', names('how-to')],
  [
    'doing',
    names(
      'plan handiwork needs itinerary training-plan workout meal-plan dishes recipe checklist ideas tips menu study-guide budget',
    ),
  ],
  [
    'text',
    names(
      'bio profile-headline social-post thread ad leaflet product-description announcement tweet blog-post article landing-page',
    ),
  ],
];
/** Frames of goals whose kind shows in their words alone. */
const wide = names('open help overview explanation write literature-review');
const cooked = names('recipe meal-plan dishes ideas guests needs');
/** Of these only those that speak of an own case. */
const known = names('what-is yes-no range several list why law');

/** A text for somebody, whatever it is called. */
const forSomebody = /\b(?:poem|verses?|rhymes?|card|wishes|lines|toast|vows?|eulogy)\b/i;
/** Built on another screen. */
const built =
  /^\W*(?:(?:i|we) (?:want|need) |build |create |make )?(?:me )?(?:an? |my |our )?(?:\p{L}+ ){0,2}(?:app|tool|web ?site|web app|logo|icon|photo|picture|portrait)(?:,| (?:for|to|that|called|with|where)\b)/iu;
const note =
  /^\W*(?:(?:an?|our|my|the) )?(?:\p{L}+ ){0,3}?(?:note|notice|sign|reminder) (?:for|to|about|that|on|in)\b/iu;
const writesTo = /^\W*(?:please )?(?:help me )?write (?:back )?to (?:my|our|the|an?|his|her|their)\b/i;
const tells = /^\W*(?:apologi[sz]e|congratulate|tell|remind|invite|cancel) (?!me\b)/i;
const text =
  /^.{0,40}\b(?:text|descriptions?|copy|intro|blurb|profile|bio)(?= (?:for|about|of|on|to)\b|\W*$)|\bfor (?:the|our) (?:\p{L}+ )?(?:newsletter|magazine|web ?site|paper|magazine|notice ?board|homepage|bulletin|brochure)\b/iu;
/** What is said to somebody or to all is no plan. */
const says =
  /^\W*(?:you|apologi[sz]e|congratulate|thank|tell|remind|invite|wish|ask|answer|reply|write|text|cancel)\b/i;
/** Tells how something is. */
const states = /^\W*(?:\p{L}+ ){1,4}(?:is|are|has|have|feels?|looks?|sounds?|gets?|makes?) /iu;
const chooses =
  /\b(?:should (?:i|we)|which|worth|or|vs\.?|versus|better|best|recommend\w*|(?:series|movies?|films?|books?|podcasts?) for|what (?:to|should|can|do) (?:i|we) do)\b/i;
const buys = /^\W*what \p{L}+ for\b|\b(?:buy|which|best|get|lease|recommend\w*|looking for|new|good)\b/iu;
/** What is praised in a text, and what is only told. */
const offered =
  /\b(?:products?|services?|catalogue|brand|shop|course|studio|chairs?|tables?|collection|menu|rooms?|tours?|about us|profile|bio|company|products?|offers?|candles?|soaps?|wines?|b&b|hotel|restaurant|caf[eé])\b/i;
/** A goal that is longer says by itself what counts. */
const longest = 60;
const longestText = 600;

type Asking = Pick<Scene, 'answerName' | 'reading'>;

const modeOf = ({ answerName: name, reading }: Asking): Mode | undefined => {
  const { goal, act, deliverable, titled, technical, verb } = reading;
  if (name === 'technical')
    return act !== 'code' && fails.test(goal) && !/\bhow\b/i.test(goal) ? 'trouble' : undefined;
  if ((name === 'fault' || name === 'open') && technical) return undefined;
  const found = usual.find(([, of]) => of.has(name))?.[0];
  if (found) return found;
  if (wide.has(name) ? titled : !(known.has(name) && (isOwn(goal) || /\b(?:worth|myself)\b/i.test(goal))))
    return undefined;
  if (forSomebody.test(goal)) return 'verse';
  if (text.test(goal)) return 'text';
  if (name === 'explanation' || verb === 'write') return undefined;
  if (says.test(goal)) return undefined;
  if (chooses.test(goal)) return 'choice';
  return act !== 'write' && !deliverable && (fails.test(goal) || states.test(goal)) ? 'trouble' : 'doing';
};

/** The modes whose facts fit, the narrowest first. */
const modesFor = (mode: Mode, { answerName, reading }: Scene): readonly Mode[] => {
  if (mode === 'choice') return buys.test(reading.goal) ? ['buying', mode] : [mode];
  if (mode === 'how') return isOwn(reading.goal) ? [mode, 'doing'] : ['doing'];
  return mode === 'doing' && (wide.has(answerName) || known.has(answerName) || cooked.has(answerName))
    ? ['rights', 'cook', mode]
    : [mode];
};

/** Whether a goal is one that the words of matters and situations can be looked for in. */
export const isAskedAbout = ({ reading: { goal, language, misfit, act } }: Asking): boolean =>
  !(language.confident && language.code !== 'en') && !misfit && !built.test(goal) && act !== 'code';

/** Whether so much can be read of the goal that its matter can be asked about. */
export const isAskable = (asking: Asking): boolean =>
  asking.reading.goal.length <= longestText &&
  isAskedAbout(asking) &&
  countWords(asking.reading.goal) <= longest;

/** Whether the goal is one of those that are asked about by what they are about (`matters`). */
export const hasMatter = (asking: Asking): boolean => isAskable(asking) && modeOf(asking) !== undefined;

/** What is asked of a goal of which only the mode is known. */
const plain = (mode: Mode, { answerName: name, reading }: Scene): readonly string[] | undefined => {
  if (wide.has(name) && mode === 'text')
    return offered.test(reading.goal)
      ? ['facts and figures to use', 'what sets it apart']
      : ['names, dates and figures to put in'];
  if (wide.has(name) && mode === 'trouble' && fails.test(reading.goal))
    return ['since when', 'what was tried'];
  return name === 'best' &&
    /\bwhich\b(?!.*\b(?:learn|study|read|watch|say|language|job|way|one)\b)/i.test(reading.goal)
    ? ['budget', 'what matters most']
    : undefined;
};

/** What the goal's matter makes worth asking; undefined where its words name none. */
export const factsOfMatter = (scene: Scene): readonly string[] | undefined => {
  if (!isAskable(scene)) return undefined;
  const { goal, act } = scene.reading;
  const { occasion } = scene;
  const situation =
    !(occasion && scene.answer.slots === 'occasion') && situations.find(({ when }) => when.test(goal));
  if (situation) return situation.facts;
  if (
    wide.has(scene.answerName) &&
    (note.test(goal) || writesTo.test(goal) || (act === 'open' && tells.test(goal)))
  )
    return occasion
      ? (occasion.asks ?? occasion.needs)
      : ['what they must know', 'names, dates and figures to put in'];
  const mode = modeOf(scene);
  if (!mode || !scene.matters) return undefined;
  const modes = modesFor(mode, scene);
  const found = scene.matters.list.find(
    (each) => modes.some((of) => each.modes.has(of)) && each.when.test(goal),
  );
  return found?.facts ?? plain(mode, scene);
};
