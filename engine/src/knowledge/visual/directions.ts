import type { ClipFact } from './clip-facts.ts';
import type { Slot } from './slots.ts';

/** One thing that a director would settle for a clip, and for which clips it is true. */
export interface Direction {
  readonly slot: Slot & ('camera' | 'timing' | 'held' | 'ending');
  /** Facts that must all hold, one at least: where nothing is known nothing is directed. */
  readonly needs: readonly [ClipFact, ...ClipFact[]];
  /** Facts of which none may hold. */
  readonly never?: readonly ClipFact[];
  /** A fragment in lower case, true of any clip of these facts. */
  readonly say: string;
}

/** What makes a clip more than a single take of one thing: nobody but the person plans its shots. */
const planned: readonly ClipFact[] = ['shots', 'technique', 'graphic', 'formed', 'edited'];

/** In each slot the first that holds is said, where the goal’s words leave it open. */
export const directions: readonly Direction[] = [
  // Where the camera is, and what it does.
  {
    slot: 'camera',
    needs: ['talks'],
    never: [...planned, 'hidden', 'many'],
    say: 'the camera is steady and near whoever speaks',
  },
  {
    slot: 'camera',
    needs: ['several'],
    never: [...planned, 'long', 'leaves'],
    say: 'the camera holds one steady view, wide enough that all of this happens inside the frame',
  },
  {
    slot: 'camera',
    needs: ['leaves'],
    never: planned,
    say: 'the camera stays where it is and does not follow',
  },
  {
    slot: 'camera',
    needs: ['arrives'],
    never: planned,
    say: 'the camera is already in place and does not move, so that the arrival is seen from beginning to end',
  },
  {
    slot: 'camera',
    needs: ['chases'],
    never: planned,
    say: 'the camera goes along close behind, pursuer and pursued both in frame',
  },
  {
    slot: 'camera',
    needs: ['travels', 'many'],
    never: planned,
    say: 'the camera holds one steady view across their path, wide enough that they come into it and pass through',
  },
  {
    slot: 'camera',
    needs: ['travels'],
    never: planned,
    say: 'the camera keeps pace at a constant distance, with more room ahead than behind',
  },
  {
    slot: 'camera',
    needs: ['launches'],
    never: planned,
    say: 'the camera is still and wide enough for the whole movement',
  },
  {
    slot: 'camera',
    needs: ['rotates'],
    never: planned,
    say: 'the camera itself does not move, so that the turn is all there is to see',
  },
  {
    slot: 'camera',
    needs: ['changes'],
    never: planned,
    say: 'the camera holds one fixed view, the same before, during and after the change',
  },
  {
    slot: 'camera',
    needs: ['touches'],
    never: [...planned, 'hidden'],
    say: 'the camera stays near and steady, at the height of what happens',
  },
  {
    slot: 'camera',
    needs: ['reveals'],
    never: [...planned, 'hidden'],
    say: 'the camera is still, so that the moment is clearly read',
  },
  {
    slot: 'camera',
    needs: ['handles'],
    never: planned,
    say: 'the camera is near and steady, the work itself in frame throughout',
  },
  {
    slot: 'camera',
    needs: ['performs'],
    never: planned,
    say: 'the camera holds one steady view with the whole movement in frame',
  },
  {
    slot: 'camera',
    needs: ['flows'],
    never: planned,
    say: 'the camera is still, with what happens in frame throughout',
  },
  {
    slot: 'camera',
    needs: ['drifts'],
    never: planned,
    say: 'the camera does not move',
  },
  {
    slot: 'camera',
    needs: ['eats'],
    never: planned,
    say: 'the camera is level and still, with what is eaten or drunk in frame',
  },
  {
    slot: 'camera',
    needs: ['rests'],
    never: [...planned, 'motionless', 'several'],
    say: 'the camera moves closer very slowly and evenly',
  },
  {
    slot: 'camera',
    needs: ['happens'],
    never: planned,
    say: 'the camera holds one fixed view, wide enough for the whole movement from start to finish',
  },
  {
    slot: 'camera',
    needs: ['plays'],
    never: planned,
    say: 'the camera is steady, with all that goes on in frame',
  },
  {
    slot: 'camera',
    needs: ['nothing done', 'slight'],
    never: planned,
    say: 'the camera does not move, so that small movements are seen',
  },
  {
    slot: 'camera',
    needs: ['nothing done'],
    never: [...planned, 'motionless'],
    say: 'the camera moves forward very slowly, almost unnoticed',
  },

  // How it runs: nothing of speed, of how often or of what else moves, which the goal may have otherwise.
  {
    slot: 'timing',
    needs: ['known'],
    never: [...planned, 'in order', 'no cut', 'fast', 'long'],
    say: 'it runs without a cut',
  },

  // What must not change from frame to frame.
  {
    slot: 'held',
    needs: ['product'],
    never: ['edited', 'changes', 'altered', 'long'],
    say: 'the product itself stays the same in every frame',
  },
  {
    slot: 'held',
    needs: ['person'],
    never: [...planned, 'hidden', 'changes', 'altered', 'many', 'long'],
    say: 'everyone seen stays recognizably the same',
  },

  // Where it ends: only where what ends is ours to know.
  {
    slot: 'ending',
    needs: ['formed'],
    never: ['ending', 'shots', 'edited', 'technique'],
    say: 'it ends on the finished form, complete, sharp and still for a moment',
  },
];
