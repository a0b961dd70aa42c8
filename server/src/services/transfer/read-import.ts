import { createHash } from 'node:crypto';
import { importRequest, transferPrompt, type ImportRequest, type TransferPrompt } from '@whetstone/contract';
import { inputError } from '../../http/input-error.ts';
import { ServiceError } from '../../http/service-error.ts';
import type { FileEntry } from './file-entry.ts';
import { problemSentence } from './problem-sentence.ts';
import { readFiles, type ReadFiles } from './read-files.ts';

interface Told {
  readonly where: string;
  readonly notes: readonly string[];
}

/** One entry of a file: a prompt with the fingerprint that tells duplicates, or what is wrong with it. */
export type ReadItem =
  | (Told & { readonly prompt: TransferPrompt; readonly fingerprint: string; readonly isOptional: boolean })
  | (Told & { readonly title: string; readonly problem: string });

export interface ReadImport extends Pick<ImportRequest, 'rows' | 'publish'>, Omit<ReadFiles, 'entries'> {
  readonly items: readonly ReadItem[];
  readonly dryRun: boolean;
}

const fingerprint = (title: string, text: string): string =>
  createHash('sha256').update(`${title}\u0001${text}`).digest('hex');

const titleOf = (candidate: unknown): string => {
  const isTitled = typeof candidate === 'object' && candidate !== null && 'title' in candidate;
  return isTitled && typeof candidate.title === 'string' ? candidate.title.slice(0, 200) : '';
};

const check = ({ where, candidate, notes = [], isOptional = false }: FileEntry): ReadItem => {
  const { data, error } = transferPrompt.safeParse(candidate);
  if (data)
    return { where, notes, isOptional, prompt: data, fingerprint: fingerprint(data.title, data.prompt_text) };
  // Of an entry without a text it helps nobody that it has no title either.
  const issue = error.issues.find(({ path }) => path[0] === 'prompt_text') ?? error.issues[0];
  return { where, notes, title: titleOf(candidate), problem: problemSentence(where, candidate, issue) };
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
  const { entries, ...seen } = readFiles(data);
  return { ...seen, items: entries.map(check), rows: data.rows, publish: data.publish, dryRun: data.dry_run };
};
