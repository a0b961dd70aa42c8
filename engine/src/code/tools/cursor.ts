import { agentOrder, type ToolProfile } from './tool-profile.ts';

export const cursor: ToolProfile = {
  name: 'Cursor',
  order: agentOrder,
  maxWords: 240,
  maxChecks: 4,
  titles: {},
  stack: {
    product:
      "Follow this repository's stack, layout and rules files; if it is empty, choose the plainest stack and say why in one line.",
    program:
      'Put code and tests where this repository keeps such code; add no dependency without saying why.',
  },
  withoutChecks:
    'First list your assumptions and the files you will add or change; then build in small steps. Return the diff and how you tried it.',
  closing: {
    product:
      'First list your assumptions and the files you will add or change; then build in small steps and run each check. Return the diff and the output of the checks.',
    program:
      'Run its tests with the test command of this repository. Return the diff, the test output and your assumptions.',
    change:
      'First name the files you will touch. Then make the change and run the tests. Return the diff, the test output and your assumptions.',
    question: 'Return the answer only and change no file.',
    steps: 'Return the numbered steps, then what was left out; change no file yet.',
  },
};
