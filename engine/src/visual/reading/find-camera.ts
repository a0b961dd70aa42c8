import { findPhrase, type GoalWords } from './goal-words.ts';

type CameraMove = 'orbit' | 'zoom' | 'pan' | 'tilt' | 'travel' | 'still';

/** What the goal says about the camera. */
export interface CameraCue {
  readonly move: CameraMove;
  /** A clause about nothing but the camera, which may be moved; absent when it is woven into the sentence. */
  readonly clause: { readonly start: number; readonly end: number; readonly text: string } | undefined;
  /** Later clauses that say the same move again. */
  readonly repeats: readonly { readonly start: number; readonly end: number }[];
  /** Whether the goal asks for two different moves in one clip. */
  readonly isMixed: boolean;
}

const moves: readonly (readonly [CameraMove, RegExp])[] = [
  [
    'orbit',
    /\borbit(?:s|ing)?\b|\bcircl(?:es|ing) around\b|\brotat(?:es|ing) around\b|\b360\b|\barc shot\b/i,
  ],
  ['zoom', /\bzoom(?:s|ing|ed)?(?: in| out)?\b/i],
  [
    'pan',
    /\bpan(?:s|ning)? (?:left|right|up|down|across|over|along|around)\b|\bcamera pan|\bslow pan\b|\bpanning\b/i,
  ],
  ['tilt', /\btilts? (?:up|down)\b|\btilt shot\b|\bcamera tilts?\b/i],
  [
    'travel',
    /\bdolly\b|\bpush(?:es|ing)? in\b|\bpull(?:s|ing)? (?:back|out)\b|\btracking shot\b|\bcrane shot\b|\bcamera (?:follow|mov|fl|glid|track|push|pull|ris)(?:s|es|ies|ing|ying)\b|\bfly-?through\b|\bflying over\b|\bhandheld\b|\bhand-held\b/i,
  ],
  [
    'still',
    /\bno camera mov(?:e|ement)\b|\b(?:static|still|fixed|locked-off|stationary) (?:camera|shot)\b|\bcamera (?:movement )?(?:is|stays|remains|holds) (?:still|static|fixed)\b/i,
  ],
];
const woven = [
  'point of view',
  'pov',
  'first-person',
  'first person',
  'from a moving',
  'from a car',
  'from a train',
  'dashcam',
  'gopro',
  'walkthrough',
];
const clausePattern = /[^.,;!?]+[.,;!?]*\s*/g;
const shortClauseWords = 5;
/** A longer clause that opens with "the camera" also holds the scene, and stays where it is. */
const longestCameraClause = 10;

/** Camera wishes of a video goal, if any. */
export function findCamera(text: string, goal: GoalWords): CameraCue | undefined {
  const found = moves.find(([, pattern]) => pattern.test(text));
  if (found === undefined) {
    return findPhrase(goal, woven) === undefined
      ? undefined
      : { move: 'travel', clause: undefined, repeats: [], isMixed: false };
  }
  const clauses = [...text.matchAll(clausePattern)]
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      text: match[0].replace(/[\s.,;!?]+$/, '').trim(),
    }))
    .flatMap((clause) => {
      const move = moves.find(([, pattern]) => pattern.test(clause.text))?.[0];
      const words = clause.text.split(' ').length;
      const isOwn =
        words <= (/^(?:then )?(?:the )?camera\b/i.test(clause.text) ? longestCameraClause : shortClauseWords);
      return move === undefined
        ? []
        : [{ ...clause, move, isOwn: isOwn && !/ of | that | says /.test(clause.text) }];
    });
  const [first] = clauses;
  if (first === undefined) return { move: found[0], clause: undefined, repeats: [], isMixed: false };
  const rest = clauses.slice(1);
  const leaves = clauses.reduce(
    (length, clause) => (clause.isOwn ? length - (clause.end - clause.start) : length),
    text.length,
  );
  return {
    move: first.move,
    clause: first.isOwn && leaves > 2 ? first : undefined,
    repeats:
      first.isOwn && leaves > 2 ? rest.filter((clause) => clause.isOwn && clause.move === first.move) : [],
    isMixed: rest.some((clause) => clause.move !== first.move),
  };
}
