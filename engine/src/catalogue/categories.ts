/** Library categories: the brief's eight, then those that its built-in templates also use. */
export const libraryCategories = [
  'Image Generation',
  'LLM Chat',
  'Coding & Development',
  'Business & Marketing',
  'Creative & Design',
  'Education & Learning',
  'Analysis & Research',
  'Writing & Content Creation',
  'Content Creation',
  'Marketing & SEO',
  'Video Generation',
  'Technical Writing',
  'Creative Writing',
  'Education',
  'Business & Productivity',
] as const;

export type LibraryCategory = (typeof libraryCategories)[number];
