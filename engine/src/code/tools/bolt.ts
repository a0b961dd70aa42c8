import { builderOrder, type ToolProfile } from './tool-profile.ts';

export const bolt: ToolProfile = {
  name: 'Bolt',
  order: builderOrder,
  maxWords: 300,
  maxChecks: 4,
  titles: { features: 'Workflow' },
  stack: { product: '', program: 'Keep it to as few files as it needs.' },
  withoutChecks:
    'Say in a few lines what you assume for the people who will use it. Then build the {thing} from start to end.',
  closing: {
    product:
      'Plan in a few lines with your assumptions. Then build the {thing} from start to end, main flow first, failures included; run each check and return the result of each.',
    program: 'Run its tests. Return the code, the output and your assumptions.',
    change:
      'Plan first: which files change. Then make this one change, leave the rest alone, and return the result of each check.',
    question: 'Return the answer as text and build nothing yet.',
    steps: 'Return the numbered steps and build nothing yet.',
  },
};
