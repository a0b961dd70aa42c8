/** The most of an answer to a prompt's question that is taken, in UTF-16 units. */
export const answerMaxLength = 300;

/** The longest line of own words beside a goal, in UTF-16 units. */
export const openLineMaxLength = 500;
