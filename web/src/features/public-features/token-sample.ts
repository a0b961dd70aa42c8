/** A goal and its prompt as the engine counts them, written down so that the page need not carry the engine. */
export const tokenSample = {
  goal: 'Write a welcome email to new members of our climbing gym.',
  goalTokens: 12,
  promptTokens: 83,
} as const;
