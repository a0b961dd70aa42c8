import { modelWriting } from '@whetstone/contract/limits';
import {
  fairUse,
  fairUseSentence,
  moneyBackSentence,
  planOf,
  refundArrival,
} from '@whetstone/contract/plans';
import { tools } from '../../content/measured.ts';
import type { Question } from '../parts/questions.tsx';

const list = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const pricingQuestions: readonly Question[] = [
  {
    question: 'What do all plans include?',
    answer:
      'All optimization levels, image and video prompts, code prompts, a personal collection, the public library and support by email. Plans differ only in the number of prompts a month.',
  },
  {
    question: 'Can I change my plan any time?',
    answer:
      'Yes. Moving up takes effect at once, and the days left on the old plan are credited. Moving down takes effect at the end of the period that is paid. Prorated charges or credits are shown before you confirm.',
  },
  {
    question: 'What counts as a prompt?',
    answer:
      'A text goal counts once, at the first answer, wish, line or style you add to it, or when a language model writes it; your own words given back in order are free, and so is every change after. For pictures, clips and code it is one press on Generate that gives a result. Enhancing a goal, answering a question, another tool, copying and saving cost nothing, and so does a generation that fails.',
  },
  {
    question: 'Who writes the prompts?',
    answer: `A language model where one is connected, otherwise our rules; the name stands above each prompt, and either counts as one. A model also asks: for ${modelWriting.freeQuestions} goals a month on the free plan, for twice its prompts on the others. It works in your changes ${modelWriting.rewrites} times; later ones are added as lines. Where it fails, the rules write and nothing is charged twice.`,
  },
  {
    question: 'What happens when the prompts of a month are used up?',
    answer: `Your own words given back stay free; anything more waits until the next month begins or you change your plan; nothing is charged on its own. Unused prompts do not carry over. The free plan has ${planOf('free').monthlyPrompts} each month for a mailbox: accounts whose addresses a mail host delivers to one mailbox share them, and throw-away addresses have none.`,
  },
  {
    question: 'What does Unlimited mean?',
    answer: `The prompts of a month are not counted: up to ${fairUse.hour} prompts an hour, month after month. ${fairUseSentence} Beyond that, generating waits for a while and nothing is charged.`,
  },
  {
    question: 'How are token savings calculated?',
    answer:
      'By comparing what is spent until an answer can be used: a vague request with all its follow-ups against one prompt that says everything. A single prompt is longer than the request it came from; the saving lies in the follow-ups you no longer send. Whoever pays by the token can put their own numbers into the calculator above.',
  },
  {
    question: 'Which AI services are supported?',
    answer: `Text: ${list(tools.text)}. Images: ${list(tools.image)}. Video: ${list(tools.video)}. Code: ${list(tools.code)}. Prompts are plain text, so others read them too.`,
  },
  {
    question: 'What about tax, cancelling and refunds?',
    answer: `Prices are in US dollars and without tax, which is added where required by law. Cancel any time; the plan runs to the end of the paid period. ${moneyBackSentence} It is paid within ${refundArrival}. Prompts used stay counted until the month is over, whatever is bought or taken back meanwhile.`,
  },
];
