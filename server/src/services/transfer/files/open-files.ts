import type { ImportRequest, TextEncoding } from '@whetstone/contract';
import { FileRefusal } from '../file-entry.ts';
import { decodeText, type DecodedText } from './decode-text.ts';
import { textKinds, whyNotText } from './other-kinds.ts';
import { fullRoom, unpack, type NamedBytes } from './unpack.ts';

/** A file that is text. */
export interface TextFile extends DecodedText {
  readonly name: string;
}

export interface OpenedFiles {
  readonly files: readonly TextFile[];
  /** What was left out, and why, in sentences. */
  readonly notes: readonly string[];
}

type Given = ImportRequest['files'][number];

const bytesOf = ({ name, base64 = '' }: Given): NamedBytes => ({
  name,
  bytes: Buffer.from(base64, 'base64'),
});

const named = (names: readonly string[]): string => {
  const shown = names
    .slice(0, 5)
    .map((name) => `"${name.slice(0, 100)}"`)
    .join(', ');
  return names.length > 5 ? `${shown} and ${names.length - 5} more` : shown;
};

/** The texts of the files, those in ZIP files too. Throws {@link FileRefusal} where none of them is text. */
export const openFiles = (given: readonly Given[], encoding?: TextEncoding): OpenedFiles => {
  const room = fullRoom();
  const files: TextFile[] = [];
  const left: string[] = [];
  for (const file of given) {
    if (file.text !== undefined) {
      files.push({ name: file.name, text: file.text, encoding: 'UTF-8', isGuess: false });
      continue;
    }
    for (const { name, bytes } of unpack(bytesOf(file), room)) {
      const decoded = decodeText(bytes, encoding);
      if (decoded) files.push({ name, ...decoded });
      else left.push(name);
    }
  }
  if (files.length === 0)
    throw new FileRefusal(left.length === 1 ? whyNotText(left[0] ?? '') : `Choose text files: ${textKinds}.`);
  return { files, notes: left.length > 0 ? [`Left out because they are not text: ${named(left)}.`] : [] };
};
