/** Passwords that became famous as examples of good ones, and the words that they are made of: they are in every list since. */
export const wellKnownExamples: string[] = [
  'troubador',
  'troubadour',
  'tr0ub4dor&3',
  'correcthorsebatterystaple',
  'correct horse battery staple',
  'correct-horse-battery-staple',
];
