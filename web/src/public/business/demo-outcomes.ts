/** How a demo request ended, as the server says in the address it sends a plain form back to. */
export const demoOutcomes = ['sent', 'invalid', 'limited'] as const;
export type DemoOutcome = (typeof demoOutcomes)[number];

export const demoMessages: Record<DemoOutcome, string> = {
  sent: 'Thank you. We have your request and will reply by email.',
  invalid: 'Please enter your name, a valid email address and your company, then try again.',
  limited: 'Several requests just came from your connection. Please try again in an hour, or email us.',
};
