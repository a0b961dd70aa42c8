/** The brief's openings: what the verb becomes in a thin request for a document. */
export const openings: Readonly<Record<string, string>> = {
  generate: 'Create a detailed',
  create: 'Develop a comprehensive',
  write: 'Compose a professional',
};
/** The measure of a document: a promise of "detailed" or "professional" is worth something only with one. */
export const suffixes = {
  email: 'with a subject line, one clear action and a body of at most 120 words',
  article: 'with a title, 3 to 5 sections with headings and 600 to 900 words',
  other: 'with its aim, its reader and its outcome stated in the first paragraph',
} as const;

/** Documents by the measure that they get. */
export const documents = {
  email: ['email', 'e mail', 'letter', 'cover letter'],
  article: ['article', 'blog post', 'essay'],
  other: [
    'report',
    'proposal',
    'strategy',
    'business plan',
    'policy',
    'press release',
    'landing page',
    'newsletter',
    'presentation',
    'documentation',
    'analysis',
    'job description',
  ],
} as const satisfies Record<keyof typeof suffixes, readonly string[]>;
