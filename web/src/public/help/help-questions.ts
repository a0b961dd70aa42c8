import { modelWriting, tryLimits } from '@whetstone/contract/limits';
import { paymentDays } from '@whetstone/contract/plans';
import type { Question } from '../parts/questions.tsx';

export const helpQuestions: readonly Question[] = [
  {
    question: 'Does Whetstone send my goal to an AI model?',
    answer:
      'Only if the operator of this server has connected one; the prompter then names it before you press Generate. The model gets your goal and what you added to it, nothing else. Without a model, our own rules do everything.',
  },
  {
    question: 'Who writes my prompt?',
    answer: `A language model if one is connected, otherwise our rules; a line with the prompt says which. If a model is slow, unavailable or fails one of our checks, our rules take over and a note says why. A model rewrites its prompt with your changes up to ${modelWriting.rewrites} times for free; after that, changes are added as lines.`,
  },
  {
    question: 'Can I use my own API key?',
    answer:
      'Yes, under Model on your account page, if this server accepts keys. We test it with one tiny request, store it encrypted and never show it again. The provider bills you, and each prompt written with it still counts toward your plan.',
  },
  {
    question: 'How do I know a prompt is worth it?',
    answer: `If a model is connected, use “Try it” below a text or code prompt. The same model answers your request and the finished prompt, side by side and unlabeled; you choose the better answer before you learn which is which. After ${tryLimits.leastForRecord} choices for one kind of prompt, you see your record. The button shows what a try costs or how many are left.`,
  },
  {
    question: 'When do plan changes take effect?',
    answer:
      'Upgrades take effect immediately, and the days left on your old plan are credited. Downgrades and cancellations take effect at the end of the paid period.',
  },
  {
    question: 'How do I cancel, and how do I get my money back?',
    answer: `Under Subscription on your account page, press Cancel Plan (two clicks); the plan stays active until the end of the paid period. Within ${paymentDays.withdrawal} days of your purchase, “Withdraw from contract here” in the same place ends the plan at once and refunds you. After that, until day ${paymentDays.refund}, write to support. Each person gets one full refund; after that, we deduct the value of the prompts you used.`,
  },
  {
    question: 'What counts as one prompt?',
    answer:
      'A text goal counts once, when you first add an answer, suggestion, line, style or card, or when a language model writes the prompt. A prompt with only your own words is free, and so is every later change. For pictures, clips and code, each press of Generate that gives a result counts once. Everything else is free.',
  },
  {
    question: 'When does my quota reset?',
    answer: 'On the first day of each month (UTC). The usage card shows what is left.',
  },
  {
    question: 'Which languages can I write in?',
    answer:
      'Any. The prompt keeps your words as they are. The questions for text prompts are most specific in English; in German, French, Spanish, Italian, Portuguese, Dutch, Polish and Swedish they are more general.',
  },
  {
    question: 'Are the prompts mine?',
    answer: 'Yes, both the goals you write and the prompts you get. See the terms.',
  },
  {
    question: 'Why is the prompt longer than my goal?',
    answer:
      'A text prompt grows only by what you answer and choose. A prompt for a picture, a clip or code also spells out what the tool would otherwise guess. The token count beside it shows what that costs.',
  },
];
