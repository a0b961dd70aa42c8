/** What is said of a question that nobody answered and that has no likely answer. */
export const leftInWords = 'Left to the assistant';
