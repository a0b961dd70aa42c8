import { modelWriting } from '@whetstone/contract/limits';
import { fairUseSentence, moneyBackSentence, planOf, refundArrival } from '@whetstone/contract/plans';
import { tools } from '../../content/measured.ts';
import type { Question } from '../parts/questions.tsx';

const list = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const pricingQuestions: readonly Question[] = [
  {
    question: 'What do all plans include?',
    answer:
      'All optimization levels, image and video prompts, code prompts, My Prompts, the Prompt Library and email support. Plans differ only in the number of prompts a month.',
  },
  {
    question: 'Can I change my plan anytime?',
    answer:
      'Yes. Upgrades take effect at once, and the days left on the old plan are credited. Downgrades take effect at the end of the paid period. Prorated charges or credits are shown before you confirm.',
  },
  {
    question: 'What counts as a prompt?',
    answer:
      'A text goal counts once, when you first add an answer, suggestion, line, style or card, or when a language model writes the prompt. A prompt with only your own words is free, and so is every later change. For pictures, clips and code, each press of Generate that gives a result counts once. Enhancing a goal, answering questions, switching tools, copying and saving are free, and a generation that fails never counts.',
  },
  {
    question: 'Who writes the prompts?',
    answer: `A language model if one is connected, otherwise our rules. A line with each prompt says which; it counts as one prompt either way. A model can also ask you questions, for up to ${modelWriting.freeQuestions} goals a month on the free plan, and on paid plans for up to twice as many goals as you have prompts. A model rewrites its prompt with your changes up to ${modelWriting.rewrites} times; after that, changes are added as lines. If it fails, our rules write the prompt and nothing is charged twice.`,
  },
  {
    question: 'What happens when I use up my prompts for the month?',
    answer: `A prompt with only your own words stays free. For anything more, wait until next month or choose a larger plan; there are no automatic extra charges. Unused prompts do not carry over. The free plan includes ${planOf('free').monthlyPrompts} prompts a month per mailbox. Accounts whose addresses deliver to the same mailbox share them, and disposable addresses get none.`,
  },
  {
    question: 'What does Unlimited mean?',
    answer: `There is no monthly limit. ${fairUseSentence} If you go beyond that, generation pauses for a while and nothing is charged.`,
  },
  {
    question: 'How are token savings calculated?',
    answer:
      'We compare what you spend before you have an answer you can use: a vague request with all its follow-ups against one prompt that says everything. A single prompt is longer than the request it came from; you save on the follow-ups you no longer send. If you pay by the token, enter your own numbers in the calculator above.',
  },
  {
    question: 'Which AI services are supported?',
    answer: `Text: ${list(tools.text)}. Images: ${list(tools.image)}. Video: ${list(tools.video)}. Code: ${list(tools.code)}. Prompts are plain text, so they work in other tools too.`,
  },
  {
    question: 'What about tax, cancellation and refunds?',
    answer: `Prices are in US dollars and exclude tax, which is added where required by law. Cancel anytime; the plan runs to the end of the paid period. ${moneyBackSentence} Refunds are paid within ${refundArrival}. Prompts you have used still count until the end of the month, even if you buy another plan or get a refund.`,
  },
];
