import { builderOrder, type ToolProfile } from './tool-profile.ts';

/** The form for a tool that was not named: nothing in it needs a repository or a preview. */
export const anyTool: ToolProfile = {
  order: builderOrder,
  maxWords: 260,
  maxChecks: 4,
  titles: {},
  stack: {
    product: 'Use the stack that is already there; if there is none, the simplest that does the job.',
    program: 'Use the standard library where it is enough.',
  },
  withoutChecks: 'List your assumptions first, then build the {thing} and say how you tried it.',
  closing: {
    product: 'List your assumptions first, then build the {thing}. Run each check and report pass or fail.',
    program: 'Return the code, its tests, the command that runs them and your assumptions.',
    change: 'Change only what this needs. Return the change, its test and the result of each check.',
    question: 'Return the answer only.',
    steps: 'Return the numbered steps, then what was left out.',
  },
};
