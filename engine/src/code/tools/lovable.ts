import { builderOrder, type ToolProfile } from './tool-profile.ts';

export const lovable: ToolProfile = {
  name: 'Lovable',
  order: builderOrder,
  maxWords: 330,
  maxChecks: 5,
  titles: { requirements: 'Guidelines', 'not-now': 'Constraints' },
  stack: { product: '', program: 'Keep it as small as the task.' },
  withoutChecks:
    'Where something is open, decide for the people who will use it and list that as an assumption.',
  closing: {
    product:
      'Where something is open, decide for the people who will use it and list that as an assumption. Return each check as pass or fail.',
    program: 'Show it working. Return the code, the result of each test and your assumptions.',
    change:
      'Name the pages and files you will change, make this one change, and return the result of each check.',
    question: 'Return the answer as text and build nothing yet.',
    steps: 'Return the numbered steps and build nothing yet.',
  },
};
