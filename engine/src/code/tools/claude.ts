import { agentOrder, type ToolProfile } from './tool-profile.ts';

export const claude: ToolProfile = {
  name: 'Claude',
  order: agentOrder,
  maxWords: 240,
  maxChecks: 4,
  titles: { checks: 'Verify' },
  stack: {
    product:
      'Use the stack that the project already has; if there is none, name the simplest that does the job, with the reason.',
    program: 'Use the standard library where it is enough.',
  },
  withoutChecks:
    'Look at what exists and write a short plan first. Build it and try it. Return what you built, how you tried it, and your assumptions.',
  closing: {
    product:
      'Look at what exists and write a short plan first. Build it, run each check, and fix what fails before you report. Return what you built, each check as pass or fail, and your assumptions.',
    program:
      'Write the tests, run them, and fix what fails. Return the code, the command that runs it, the test output and your assumptions.',
    change:
      'Find the cause or the right place first. Make the change, run the tests, and fix what fails. Return the diff, the test output, your assumptions and what you left alone.',
    question: 'Return the answer only.',
    steps: 'Return the numbered steps, then what was left out.',
  },
};
