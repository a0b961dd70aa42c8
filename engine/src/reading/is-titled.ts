/** True for a phrase in title case, whose capitals say nothing about names. */
export const isTitled = (text: string): boolean => {
  const words = text.slice(0, 200).match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  const capital = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  return words.length > 1 && capital / words.length > 0.6;
};
