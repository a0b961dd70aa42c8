import { agentOrder, type ToolProfile } from './tool-profile.ts';

export const githubCopilot: ToolProfile = {
  name: 'GitHub Copilot',
  order: agentOrder,
  maxWords: 240,
  maxChecks: 4,
  titles: { checks: 'Acceptance criteria' },
  stack: {
    product:
      "Follow this repository's framework, layout and instructions; if it has none, choose the plainest and say so.",
    program: "Follow this repository's framework and layout; if it has none, use the standard library.",
  },
  withoutChecks:
    'Build and test as this repository describes. Return one pull request with a description that lists your assumptions.',
  closing: {
    product:
      'Build and test as this repository describes. Return one pull request: the code, a test for each criterion, and a description that lists your assumptions.',
    program: 'Return the code, its tests, the command that runs them and your assumptions.',
    change:
      'Return one pull request: the change, its tests, and a description that names the files touched and why.',
    question: 'Return the answer only and change no file.',
    steps: 'Return the numbered steps, then what was left out.',
  },
};
