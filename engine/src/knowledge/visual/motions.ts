import type { Motion } from './rows.ts';

/** Camera moves; a clip carries one. The first that fits opens, the others are variations. */
export const motions: readonly Motion[] = [
  {
    name: 'Tracking alongside',
    say: 'the camera tracks alongside at the same speed, keeping a constant distance',
    fits: 'moving',
  },
  {
    name: 'Slow push-in',
    say: 'the camera pushes in very slowly and steadily',
    fits: 'staying',
  },
  {
    name: 'Still frame',
    say: 'the camera holds a fixed frame on a tripod and lets everything happen within it',
    fits: 'any',
  },
  {
    name: 'Slow arc',
    say: 'the camera moves in a slow quarter arc around the subject, keeping it in the middle',
    fits: 'staying',
  },
  {
    name: 'Following behind',
    say: 'the camera follows from behind at a few steps’ distance',
    fits: 'moving',
  },
  {
    name: 'Pull back',
    say: 'the camera begins near and pulls back slowly until the surroundings are clear',
    fits: 'any',
  },
  {
    name: 'Rising',
    say: 'the camera rises slowly from low down to slightly above',
    fits: 'any',
  },
];
