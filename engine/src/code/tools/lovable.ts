import { builderOrder, type ToolProfile } from './tool-profile.ts';

export const lovable: ToolProfile = {
  name: 'Lovable',
  order: builderOrder,
  maxWords: 330,
  maxChecks: 5,
  titles: { requirements: 'Guidelines', 'not-now': 'Constraints' },
  stack: { product: '', program: 'Keep it as small as the task.' },
  withoutChecks:
    'Where something is open, choose the simplest, list it as an assumption and go on. Build the {thing} {pace}, main flow first.',
  closing: {
    product:
      'Where something is open, choose the simplest, list it as an assumption and go on. Build the {thing} {pace}, main flow first, and return each check as pass or fail.',
    program: 'Show it working. Return the code, the result of each test and your assumptions.',
    change:
      'Name the pages and files you will change, make this one change, and return the result of each check.',
    question: 'Return the answer as text and build nothing yet.',
    steps: 'Return the numbered steps and build nothing yet.',
  },
};
