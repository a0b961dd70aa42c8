/** Languages beside English whose words and frames the engine has, each in a pack of its own. */
export const packedLanguages = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl'] as const;
export type PackedLanguage = (typeof packedLanguages)[number];

/** Whether there is a pack for the language with this ISO 639-1 code. */
export const isPacked = (code: string): code is PackedLanguage =>
  (packedLanguages as readonly string[]).includes(code);
