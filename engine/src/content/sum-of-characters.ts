/** Sum of the code points of `text`, by which variant and style section are chosen (brief, section 5). */
export const sumOfCharacters = (text: string): number => {
  let sum = 0;
  for (const character of text) sum += character.codePointAt(0) ?? 0;
  return sum;
};
