/** The most of an answer to a prompt's question that is taken, in UTF-16 units. */
export const answerMaxLength = 300;
