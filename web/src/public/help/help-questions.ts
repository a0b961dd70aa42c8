import { modelWriting, tryLimits } from '@whetstone/contract/limits';
import { paymentDays } from '@whetstone/contract/plans';
import type { Question } from '../parts/questions.tsx';

export const helpQuestions: readonly Question[] = [
  {
    question: 'Does Whetstone send my goal to an AI model?',
    answer:
      'Only where the operator of this server has connected one; the prompter then names it before you press Generate. It gets the goal and what you said of it, nothing else. Without one, rules on our side do everything.',
  },
  {
    question: 'Who writes my prompt?',
    answer: `The name stands above the prompt: a language model where one is connected, otherwise our rules. You see a model write and can stop it. Where it is slow, away or breaks one of our checks, the rules write the prompt and one sentence says why. A model works your changes into its prompt ${modelWriting.rewrites} times at no charge; later ones are added as lines.`,
  },
  {
    question: 'Can a model write with my own key?',
    answer:
      'Under Account, Model, where this server takes keys. Choose the provider, name the model, paste the key: it is tried with one tiny request, kept sealed and never shown again. Its provider bills you; a prompt written with it counts as one prompt of your plan. If the provider refuses the key later, the rules write and the page says so.',
  },
  {
    question: 'How do I know that a prompt is worth it?',
    answer: `Try it, below a text or code prompt, where a model writes: your plain words and the prompt are answered by the same model, side by side and without names. You choose before you learn which is which. From ${tryLimits.leastForRecord} choices of a kind on you see your record. Each try has its price or its count beside the button; nothing is kept unless you save it as an example.`,
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
      'A text goal counts once, at the first answer, wish, line, style or card you add to it, or when a language model writes it; your own words given back in order are free, and so is every change after. For pictures, clips and code it is one press on Generate that gives a result. Enhancing a goal, answering a question, another tool, copying and saving cost nothing, and so does a generation that fails.',
  },
  {
    question: 'When does my quota renew?',
    answer: 'On the first day of each month (UTC). The usage card shows what is left.',
  },
  {
    question: 'Which languages can I write in?',
    answer:
      'Any: the prompt keeps your words as they are. What is asked about a text is made for English first; German, French, Spanish, Italian, Portuguese, Dutch, Polish and Swedish get general questions of their own.',
  },
  {
    question: 'Are the prompts mine?',
    answer: 'Yes, both the goals you write and the prompts you get. See the terms.',
  },
  {
    question: 'Why is the prompt longer than my goal?',
    answer:
      'A text prompt grows only by what you answer and press. For pictures, clips and code it says what the tool would otherwise guess. The token count beside it shows the price of that.',
  },
];
