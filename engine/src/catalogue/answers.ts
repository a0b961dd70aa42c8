/** The most of an answer to a prompt's question that is taken, in UTF-16 units. */
export const answerMaxLength = 300;

/** The longest line of own words beside a goal, in UTF-16 units. */
export const openLineMaxLength = 500;

/** What drafts of before 24 November 2026 answered to "Which comes closest?": it chooses the questions and adds no line. */
export const subjectFact = 'nearest';
