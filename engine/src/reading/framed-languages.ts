/** Languages beside English whose words and frames the engine has. */
export const framedLanguages = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl'] as const;
export type FramedLanguage = (typeof framedLanguages)[number];

/** Whether the engine has words and a frame for the language with this ISO 639-1 code. */
export const isFramed = (code: string): code is FramedLanguage =>
  (framedLanguages as readonly string[]).includes(code);
