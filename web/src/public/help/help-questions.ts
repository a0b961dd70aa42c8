import { paymentDays } from '@whetstone/contract/plans';
import type { Question } from '../parts/questions.tsx';

export const helpQuestions: readonly Question[] = [
  {
    question: 'Does Whetstone send my goal to an AI model?',
    answer:
      'No, unless the operator of this server has connected one for the enhancement. Prompts themselves are always written by rules on our side, without a model.',
  },
  {
    question: 'When do plan changes take effect?',
    answer:
      'Immediately when you move up, with the days left on the old plan credited. When you move down or cancel, at the end of the period that is paid.',
  },
  {
    question: 'How do I cancel, and how do I get my money back?',
    answer: `Account, Subscription, Cancel Plan: two clicks, and the plan works until the end of the paid period. Within ${paymentDays.withdrawal} days of the purchase, Withdraw from contract here, in the same place, ends it at once and pays it back; within ${paymentDays.refund} days, write to support. All comes back once per person; after that, withdrawing keeps back the share for the prompts you used.`,
  },
  {
    question: 'What counts as one prompt?',
    answer:
      'One press on Generate that gives a result. Enhancing, filling in blanks, changing assumptions, copying and saving are free, and a failed generation is not counted.',
  },
  {
    question: 'When does my quota renew?',
    answer: 'With the first day of each month, in universal time. The usage card shows what is left.',
  },
  {
    question: 'Which languages can I write in?',
    answer:
      'Any. The prompt keeps your words as they are and asks for the answer in the language of the goal.',
  },
  {
    question: 'Are the prompts mine?',
    answer: 'Yes, both the goals you write and the prompts you get. See the terms.',
  },
  {
    question: 'Why is the prompt longer than my goal?',
    answer:
      'It says what the tool would otherwise guess. The token count beside it shows the price of that, so that you can decide.',
  },
];
