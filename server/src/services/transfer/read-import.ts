import { createHash } from 'node:crypto';
import { importRequest, transferPrompt, type TransferPrompt } from '@whetstone/contract';
import { inputError } from '../../http/input-error.ts';
import { ServiceError } from '../../http/service-error.ts';
import type { FileEntry } from './file-entry.ts';
import { problemSentence } from './problem-sentence.ts';
import { readFile } from './read-file.ts';

/** One entry of a file: a prompt with the fingerprint that tells duplicates, or what is wrong with it. */
export type ReadItem =
  | { readonly prompt: TransferPrompt; readonly fingerprint: string }
  | { readonly title: string; readonly problem: string };

export interface ReadImport {
  readonly items: readonly ReadItem[];
  readonly dryRun: boolean;
  readonly includeDuplicates: boolean;
  readonly skipProblems: boolean;
}

const fingerprint = (title: string, text: string): string =>
  createHash('sha256').update(`${title}\u0001${text}`).digest('hex');

const titleOf = (candidate: unknown): string => {
  const isTitled = typeof candidate === 'object' && candidate !== null && 'title' in candidate;
  return isTitled && typeof candidate.title === 'string' ? candidate.title.slice(0, 200) : '';
};

const check = ({ where, candidate }: FileEntry): ReadItem => {
  const { data, error } = transferPrompt.safeParse(candidate);
  if (data) return { prompt: data, fingerprint: fingerprint(data.title, data.prompt_text) };
  const [issue] = error.issues;
  return { title: titleOf(candidate), problem: problemSentence(where, candidate, issue) };
};

const parse = (body: ArrayBuffer): unknown => {
  try {
    // Fatal: bytes of another encoding would become replacement characters, and nobody would know.
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (cause) {
    throw new ServiceError('invalid_json', 'The body is not valid JSON in UTF-8.', { cause });
  }
};

/** The request for an import from its first byte to checked prompts. Throws `invalid_json`, `invalid_input`, `too_large`. */
export const readImport = (body: ArrayBuffer): ReadImport => {
  const { data, error } = importRequest.safeParse(parse(body));
  if (!data) throw inputError(error.issues);
  const { format, content, dry_run: dryRun, include_duplicates: includeDuplicates } = data;
  const items = readFile(format, content).map(check);
  return { items, dryRun, includeDuplicates, skipProblems: data.skip_problems };
};
