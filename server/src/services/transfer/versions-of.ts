import type { TransferPrompt, TransferVersion } from '@whetstone/contract';

type Words = Pick<
  TransferVersion,
  'title' | 'description' | 'prompt_text' | 'category' | 'tags' | 'use_case'
>;

const wordsOf = ({ title, description, prompt_text, category, tags, use_case }: Words): Words => ({
  title,
  description,
  prompt_text,
  category,
  tags,
  use_case,
});

/**
 * The versions of a prompt in a file. The newest of them is what the prompt says: where the file has it otherwise, the
 * prompt's own words are one more, or the next edit would leave them in no version.
 */
export const versionsOf = (prompt: TransferPrompt): TransferVersion[] => {
  const versions = prompt.versions ?? [];
  const newest = versions.at(-1);
  if (!newest || JSON.stringify(wordsOf(newest)) === JSON.stringify(wordsOf(prompt))) return [...versions];
  return [
    ...versions,
    { ...wordsOf(prompt), number: newest.number + 1, created_at: new Date().toISOString() },
  ];
};
