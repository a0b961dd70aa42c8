import type { z } from 'zod';
import type { questionsAnswer } from './instructions/questions.ts';

type Asked = z.infer<typeof questionsAnswer>;

const most = { questions: 3, choices: 4, offers: 6, label: 40, line: 200 } as const;
const markup = /https?:|<\/?\w|\[[^\]]*\]\(/;

/** Whether a text is one plain line of at most `length` characters, without links or markup. */
export const isLine = (text: string, length: number): boolean =>
  text.trim() !== '' && text.length <= length && !/\n/.test(text) && !markup.test(text);

const isSaid = (goal: string, words: string): boolean =>
  words.length > 3 && goal.toLowerCase().includes(words.toLowerCase());

/**
 * Questions and offers within their bounds: what breaks one is dropped, and so is a question whose answer the goal
 * already holds. A guess that is none of the choices is no guess.
 */
export function checkQuestions(goal: string, { questions, offers }: Asked): Asked {
  return {
    questions: questions
      .map((question) => ({
        ...question,
        choices: [...new Set(question.choices.filter((choice) => isLine(choice, most.label)))].slice(
          0,
          most.choices,
        ),
      }))
      .filter(
        ({ ask, why, choices }) =>
          isLine(ask, most.line) &&
          isLine(why, most.line) &&
          choices.length > 1 &&
          !choices.some((choice) => isSaid(goal, choice)),
      )
      .slice(0, most.questions)
      .map((question) => ({
        ...question,
        likely: question.choices.includes(question.likely) ? question.likely : '',
      })),
    offers: offers
      .filter(
        ({ label, wish, why }) =>
          isLine(label, most.label) && isLine(wish, most.line) && isLine(why, most.line),
      )
      .slice(0, most.offers),
  };
}
