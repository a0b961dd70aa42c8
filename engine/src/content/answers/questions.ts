import { answer } from './answer.ts';

const steps = answer(
  'Start with the way most likely to work.',
  ['Warn me where it usually goes wrong'],
  ['Say why the decisive step works, so that I can adapt it'],
);

/** What a question wants first, by its kind (A1). */
export const questions = {
  'how-to': steps,
  'yes-no': answer(
    'Start with yes, no or what it depends on, and the reason that decides it.',
    ['Leave out what does not change the answer'],
    ['Give the best case against your answer'],
  ),
  'what-is': answer(
    'Give the answer itself first, then only what makes it clearer.',
    ['Leave out what I would skip'],
    ['Add what somebody who knows the field would want me to know'],
  ),
  best: answer(
    'Name your pick first, and what decides it.',
    ['Say when something else would be better'],
    ['Name the choice that is often recommended and disappoints, and say why'],
  ),
  cause: answer(
    'Start with the likeliest cause and what to do about it.',
    ['Say how I can tell it from the others'],
    ['Say when to stop trying, and whom to ask then'],
  ),
  why: answer(
    'Say why in one sentence first, then only what makes it click.',
    ['Use one picture or example that makes it click, and name the tempting wrong answer if there is one'],
    ['Say what is settled, what is still open, and what shows it'],
  ),
  opinion: answer(
    'Say first what you would do or think and why, then what would change your mind.',
    ['Be fair to the best case on the other side'],
    ['Tell what is widely agreed from what is your own weighing'],
    { rule: 'A4', asks: ['what speaks for it', 'what speaks against it'] },
  ),
  /** "How long does it take to …", "estimate how many …", "how long before an interview should I arrive". */
  range: answer(
    'Give the figure first, as a range if it varies, then what moves it most.',
    ['Where it depends on the case, say how to tell which one applies'],
    ['Say how sure the figure is, and which often quoted one misleads'],
    { rule: 'A3' },
  ),
  /** Programs that are used by hand: the menus are the answer. */
  menu: answer(
    'Give the shortest way first, with the names as they stand on the screen.',
    ['Say where it differs between versions, as far as that matters, and how to undo it'],
    ['Add how to have it done by itself next time, if that is possible'],
    { form: 'list' },
  ),
  /** Code and tools: the thing to paste comes first. */
  technical: answer(
    'Give the shortest version that works first, ready to paste, then only what is not obvious in it.',
    ['Say in one line what you assumed'],
    ['Name the main alternative, and when it is the better one'],
    { form: 'code' },
  ),
};
