import { modelWriting, tryLimits } from '@whetstone/contract/limits';
import { paymentDays } from '@whetstone/contract/plans';
import type { Question } from '../parts/questions.tsx';

export const helpQuestions: readonly Question[] = [
  {
    question: 'Does Whetstone send my goal to an AI model?',
    answer:
      'Only where the operator of this server has connected one; the prompter then names it before you press Generate. It gets your goal and what you said about it, nothing else. Without one, rules on our side do everything.',
  },
  {
    question: 'Who writes my prompt?',
    answer: `The name is above the prompt: a language model where one is connected, otherwise our rules. You see a model write and can stop it. If it is slow, unavailable or fails one of our checks, our rules write the prompt and a note says why. A model rewrites its prompt with your changes ${modelWriting.rewrites} times for free; later changes are added as lines.`,
  },
  {
    question: 'Can a model write with my own key?',
    answer:
      'Under Account, Model, where this server takes keys. Choose the provider, name the model, paste the key: it is tried with one tiny request, kept sealed and never shown again. Its provider bills you; a prompt written with it counts as one prompt of your plan. If the provider refuses the key later, the rules write and the page says so.',
  },
  {
    question: 'How do I know a prompt is worth it?',
    answer: `Use “Try it” below a text or code prompt, where a model is connected. The same model answers your plain words and the prompt, side by side and unlabeled. You choose before you learn which is which. From ${tryLimits.leastForRecord} choices of a kind on you see your record. Each try has its price or its count beside the button; nothing is kept unless you save it as an example.`,
  },
  {
    question: 'When do plan changes take effect?',
    answer:
      'Immediately when you move up, with the days left on the old plan credited. When you move down or cancel, at the end of the paid period.',
  },
  {
    question: 'How do I cancel, and how do I get my money back?',
    answer: `Account, Subscription, Cancel Plan: two clicks, and the plan works until the end of the paid period. Within ${paymentDays.withdrawal} days of the purchase, Withdraw from contract here, in the same place, ends it at once and pays it back; within ${paymentDays.refund} days, write to support. You get everything back once per person; after that, we deduct the value of the prompts you used.`,
  },
  {
    question: 'What counts as one prompt?',
    answer:
      'A text goal counts once, when you first add an answer, wish, line, style or card, or when a language model writes it. Getting your own words back in order is free, and so is every later change. For pictures, clips and code it is one press on Generate that gives a result. Enhancing a goal, answering a question, another tool, copying and saving cost nothing, and so does a generation that fails.',
  },
  {
    question: 'When does my quota renew?',
    answer: 'On the first day of each month (UTC). The usage card shows what is left.',
  },
  {
    question: 'Which languages can I write in?',
    answer:
      'Any: the prompt keeps your words as they are. The questions about a text are made mainly for English; German, French, Spanish, Italian, Portuguese, Dutch, Polish and Swedish have more general ones.',
  },
  {
    question: 'Are the prompts mine?',
    answer: 'Yes, both the goals you write and the prompts you get. See the terms.',
  },
  {
    question: 'Why is the prompt longer than my goal?',
    answer:
      'A text prompt grows only by what you answer and choose. For pictures, clips and code it spells out what the tool would otherwise guess. The token count beside it shows what that costs.',
  },
];
