import { transferLimits } from '@whetstone/contract/limits';
import type { ImportRequest } from '@whetstone/contract';

/** A file, with the folders that it was dropped with. */
export interface ChosenFile {
  name: string;
  file: File;
}

export class TooMuch extends Error {}

const base64Of = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () =>
      reject(new Error(`“${file.name}” could not be read. Choose it again.`)),
    );
    reader.addEventListener('load', () => {
      const address = String(reader.result);
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.readAsDataURL(file);
  });

/** Files as an import takes them, their bytes untouched: the server sees the encoding. Throws {@link TooMuch}, and where one cannot be read. */
export async function readChosen(chosen: readonly ChosenFile[]): Promise<ImportRequest['files']> {
  const bytes = chosen.reduce((sum, { file }) => sum + file.size, 0);
  if (bytes > transferLimits.bytes || chosen.length > transferLimits.files)
    throw new TooMuch(
      `Choose at most ${transferLimits.bytes / 1_000_000} MB and ${transferLimits.files.toLocaleString('en-US')} files at once. If an export comes in parts, import them one at a time.`,
    );
  return Promise.all(chosen.map(async ({ name, file }) => ({ name, base64: await base64Of(file) })));
}

const childrenOf = async (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    // A folder is told in pieces; an empty one is the last.
    const piece = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (piece.length === 0) return found;
    found.push(...piece);
  }
};

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const filesIn = async (entry: FileSystemEntry): Promise<ChosenFile[]> => {
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return [{ name: entry.fullPath.replace(/^\//, ''), file }];
  }
  if (!isFolder(entry)) return [];
  return (await Promise.all((await childrenOf(entry)).map(filesIn))).flat();
};

/** What was dropped, files and whole folders. */
export async function readDropped(transfer: DataTransfer): Promise<ChosenFile[]> {
  const entries = [...transfer.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return [...transfer.files].map((file) => ({ name: file.name, file }));
  return (await Promise.all(entries.map(filesIn))).flat();
}
