import type { CodeToolId } from '../../catalogue/code.ts';
import type { CodeSectionId, CodeTool } from '../code-rows.ts';

/** Builders begin from nothing and look at what is seen first; agents work in a repository and look at what proves it. */
const builderOrder = [
  'goal',
  'users',
  'features',
  'data',
  'rules',
  'design',
  'stack',
  'order',
  'work',
  'checks',
  'later',
  'closing',
] as const satisfies readonly CodeSectionId[];
const agentOrder = [
  'goal',
  'users',
  'stack',
  'features',
  'data',
  'rules',
  'design',
  'order',
  'work',
  'checks',
  'later',
  'closing',
] as const satisfies readonly CodeSectionId[];
const fourParts = { goal: 'Goal', stack: 'Context', rules: 'Constraints', checks: 'Done when' } as const;

const ownStack =
  'If there is code already, keep to its stack; if not, choose the simplest one that can do all of this and name it in one line before you begin.';

/** The tools that write code. */
export const codeToolRows: Readonly<Record<CodeToolId, CodeTool>> = {
  cursor: {
    name: 'Cursor',
    order: agentOrder,
    stack: ownStack,
    rulesFile: '.cursor/rules',
    checks: 8,
    checked: '2026-11-22',
    closing: {
      build:
        'First give a short plan with the files you will add; then build in the order above, running the checks after each step. Return the diff and each check as pass or fail.',
      plain: 'Work in small steps that each run. Return the diff and each check as pass or fail.',
      change: 'Name the files you will touch first. Return the diff and the test output.',
      question: 'Return the answer only and change no file.',
    },
  },
  lovable: {
    name: 'Lovable',
    order: builderOrder,
    stack: '',
    checks: 8,
    checked: '2026-11-22',
    closing: {
      build:
        'Build the first slice so that it works before more styling. Then continue in the order above, and go through the checks at the end.',
      plain: 'Do what the goal asks and nothing beyond it, and go through the checks at the end.',
      change: 'Change only what this needs, keep all other screens as they are, and name what you touched.',
      question: 'Answer as text and build nothing yet.',
    },
  },
  bolt: {
    name: 'Bolt',
    order: builderOrder,
    stack: '',
    checks: 8,
    checked: '2026-11-22',
    closing: {
      build:
        'Build the first slice from end to end and run it; then the rest in the order above. Fix what fails in the checks before polishing the look.',
      plain: 'Do what the goal asks and nothing beyond it, run it, and go through the checks at the end.',
      change: 'Change only the files this needs, run the app, and say what you changed.',
      question: 'Answer as text and build nothing yet.',
    },
  },
  v0: {
    name: 'v0',
    order: builderOrder,
    stack: '',
    checks: 6,
    checked: '2026-11-22',
    titles: { users: 'Context of use', features: 'Product surface', rules: 'Constraints', design: 'Taste' },
    closing: {
      build:
        'Build the first slice so that it works, everything in it reachable; then the rest in the order above.',
      plain: 'Do what the goal asks and nothing beyond it, with working state.',
      change: 'Change only this and keep the rest as it is.',
      question: 'Answer as text and build nothing yet.',
    },
  },
  replit: {
    name: 'Replit',
    order: builderOrder,
    stack: '',
    checks: 8,
    checked: '2026-11-22',
    closing: {
      build:
        'Build the first slice, run it and set a checkpoint; then continue in the order above, with a checkpoint after each step. Finish with each check as pass or fail.',
      plain: 'Do what the goal asks and nothing beyond it, run it, and report each check as pass or fail.',
      change: 'Set a checkpoint, make this one change, run it, and say what you checked.',
      question: 'Answer as text and build nothing yet.',
    },
  },
  claude: {
    name: 'Claude',
    order: agentOrder,
    stack: ownStack,
    rulesFile: 'CLAUDE.md',
    checks: 8,
    checked: '2026-11-22',
    closing: {
      build:
        'Look at what exists, plan briefly, then build in the order above. Turn the checks into tests or commands you can run; run them and fix what fails before you report each as pass or fail.',
      plain:
        'Look at what exists first. Turn the checks into tests or commands you can run; run them and fix what fails before you report each as pass or fail.',
      change:
        'Find the right place first. Make the change, run the tests, and return the diff with their output.',
      question: 'Return the answer only and change no file.',
    },
  },
  codex: {
    name: 'OpenAI Codex',
    order: agentOrder,
    titles: fourParts,
    stack: ownStack,
    rulesFile: 'AGENTS.md',
    checks: 8,
    checked: '2026-11-22',
    closing: {
      build:
        'Plan first, then build in the order above. Run what "Done when" asks and report each point with its output.',
      plain: 'Run what "Done when" asks and report each point with its output.',
      change: 'Keep the diff small. Run the tests and return their output.',
      question: 'Return the answer only and change no file.',
    },
  },
  'github-copilot': {
    name: 'GitHub Copilot',
    order: agentOrder,
    titles: { checks: 'Acceptance criteria' },
    stack: ownStack,
    rulesFile: '.github/copilot-instructions.md',
    checks: 8,
    checked: '2026-11-22',
    closing: {
      build:
        'Open one pull request that follows the order above, with a test for each criterion and a description that lists what you decided.',
      plain:
        'Open one pull request with a test for each criterion and a description that lists what you decided.',
      change: 'Open one pull request: the change and a description that names the files touched and why.',
      question: 'Return the answer only and change no file.',
    },
  },
  devin: {
    name: 'Devin Desktop',
    order: agentOrder,
    stack:
      'If the open folder holds code already, keep to its stack; if not, choose the simplest one that can do all of this and name it in one line before you begin.',
    rulesFile: '.devin/rules',
    checks: 8,
    checked: '2026-11-22',
    formerly: [{ name: 'Windsurf', until: 'June 2, 2026' }],
    closing: {
      build:
        'Plan the steps, then work through them in the order above; stay in this folder. Run the checks and report each as pass or fail.',
      plain: 'Stay in this folder. Run the checks and report each as pass or fail.',
      change: 'Touch only the files this needs; run the tests and report.',
      question: 'Return the answer only and change no file.',
    },
  },
  antigravity: {
    name: 'Antigravity CLI',
    order: agentOrder,
    stack: ownStack,
    rulesFile: 'GEMINI.md',
    checks: 8,
    checked: '2026-11-22',
    formerly: [{ name: 'Gemini CLI', until: 'June 18, 2026' }],
    closing: {
      build: 'Plan first, then build in the order above. Run each check and return its output.',
      plain: 'Run each check and return its output.',
      change: 'Make the smallest change, run the tests, and return the diff with their output.',
      question: 'Return the answer only and change no file.',
    },
  },
};

/** For a tool that was not named: nothing here needs a repository or a preview. */
export const anyTool: CodeTool = {
  name: '',
  order: builderOrder,
  stack:
    'If there is code already, keep to its stack; if not, choose the simplest one that can do all of this and name it in one line.',
  checks: 8,
  checked: '2026-11-22',
  closing: {
    build:
      'Build the first slice so that it runs, then continue in the order above. Go through the checks at the end and report each as pass or fail.',
    plain:
      'Do what the goal asks and nothing beyond it. Go through the checks at the end and report each as pass or fail.',
    change: 'Return the change and nothing that it does not need.',
    question: 'Return the answer only.',
  },
};
