import { isQuestion } from '../../reading/question-kind.ts';

/** Where one clause of a goal ends: a mark, or a word that opens another one. */
const ends =
  /[,;:.!?(\n]+(?=\s|$)|\s[-–]\s|\s(?:and|but|because|cause|cos|so|although|though|while|whereas)(?=\s)/giu;
const greeting = /^[^\p{L}\p{N}]*(?:(?:ok|okay|so|well|hi|hey|hello|and|but|please|sorry|help)[,!.]* )*/iu;

const clausesOf = (text: string): readonly string[] => {
  const start = greeting.exec(text)?.[0].length ?? 0;
  return text
    .slice(start)
    .split(ends)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
};

/** The first clause of a goal, in which people mostly say what they want. */
export const openingOf = (text: string): string => clausesOf(text)[0] ?? text;

/** "… if I am 60", "… when he cries": under which condition, not what is asked. */
const condition = /\s(?:(?<!\b(?:tell|know|see|decide|sure|wonder|ask) )if|when|while|unless)\s.*$/iu;

/** The clause that asks; the first one where none does. */
export const askedIn = (text: string): string => {
  const clauses = clausesOf(text);
  return clauses.find((clause) => isQuestion(clause)) ?? clauses[0] ?? text;
};

/** A clause without the condition it holds under. */
export const withoutCondition = (clause: string): string => clause.replace(condition, '');

/** Whether a goal is one clause and nothing else. */
export const isOneClause = (text: string): boolean => clausesOf(text).length === 1;
