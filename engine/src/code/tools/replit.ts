import { builderOrder, type ToolProfile } from './tool-profile.ts';

export const replit: ToolProfile = {
  name: 'Replit',
  order: builderOrder,
  maxWords: 320,
  maxChecks: 4,
  titles: {},
  stack: {
    product: 'Use the simplest stack that your environment starts with.',
    program: 'Use what your environment has installed where it is enough.',
  },
  withoutChecks: 'Build the whole {thing} and set a checkpoint. Return the {thing} and your assumptions.',
  closing: {
    product:
      'Build the smallest working {thing} first, set a checkpoint, then the rest. Return the {thing}, a list of the checks with pass or fail, and your assumptions.',
    program: 'Run its tests. Return the code, the command, the output and your assumptions.',
    change: 'Set a checkpoint, make this one change, run each check, and report pass or fail.',
    question: 'Return the answer as text and build nothing yet.',
    steps: 'Return the numbered steps and build nothing yet.',
  },
};
