/** The reason of edits that turn a wish into an instruction; on its own, so that it brings no nouns along. */
export const wishReason = 'Says what to do instead of what you want';
