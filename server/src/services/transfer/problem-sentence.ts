import { promptLimits, folderLimits } from '@whetstone/contract';
import type { z } from 'zod';

const count = (most: number): string => most.toLocaleString('en-US');

interface Words {
  readonly missing?: string;
  readonly tooLong: string;
  readonly strange: string;
}

const words: Readonly<Record<string, Words>> = {
  title: {
    missing: 'has no title.',
    tooLong: `has a title of more than ${count(promptLimits.title)} characters.`,
    strange: 'has a title that is not text.',
  },
  prompt_text: {
    missing: 'has no text.',
    tooLong: `has more than ${count(promptLimits.promptText)} characters of text.`,
    strange: 'has prompt text that is not a string.',
  },
  description: {
    tooLong: `has a description of more than ${count(promptLimits.description)} characters.`,
    strange: 'has a description that is not text.',
  },
  category: {
    missing: 'has an empty category.',
    tooLong: `has a category of more than ${promptLimits.category} characters.`,
    strange: 'has a category that is not text.',
  },
  tags: {
    missing: 'has an empty tag.',
    tooLong: `has more than ${promptLimits.tags} tags, or one of more than ${promptLimits.tag} characters.`,
    strange: 'has tags that are not text.',
  },
  use_case: {
    tooLong: `has a use case of more than ${count(promptLimits.useCase)} characters.`,
    strange: 'has a use case that is not text.',
  },
  folder: {
    missing: 'has a folder without a name.',
    tooLong: `has folders nested more than ${folderLimits.depth} levels deep, or a folder name of more than ${folderLimits.name} characters.`,
    strange: 'has a folder that is not text.',
  },
  created_at: {
    tooLong: '',
    strange:
      'has a date that cannot be read. Write it like 2026-11-22T10:00:00Z; the year must be 1000 or later.',
  },
  versions: {
    tooLong: 'has an earlier version that is too long, or too many of them.',
    strange: 'has an earlier version that cannot be read.',
  },
};

const cannotStore = 'contains a character that cannot be stored: NUL, or half of a surrogate pair.';

/** What is wrong with an entry of a file, as a sentence that begins with where it is. */
export const problemSentence = (
  where: string,
  candidate: unknown,
  issue: z.core.$ZodIssue | undefined,
): string => {
  if (candidate === 'more cells than columns')
    return `${where} has more cells than there are columns. Put quotation marks around text that contains separators.`;
  const of = words[String(issue?.path[0])];
  if (!issue || !of) return `${where} is not a prompt.`;
  if (issue.code === 'too_big') return `${where} ${of.tooLong}`;
  if (issue.code !== 'custom') return `${where} ${of.strange}`;
  if (/NUL|surrogate/.test(issue.message)) return `${where} ${cannotStore}`;
  return `${where} ${of.missing ?? of.strange}`;
};
