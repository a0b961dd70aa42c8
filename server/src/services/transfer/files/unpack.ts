import { transferLimits } from '@whetstone/contract';
import { gunzipSync, unzipSync } from 'fflate';
import { FileRefusal } from '../file-entry.ts';
import { isPackedDocument } from './other-kinds.ts';

/** A file as it came, or as it was packed; `name` with the folders that it lies in, parted by `/`. */
export interface NamedBytes {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What a packed file may still take, of bytes and of files. */
export interface Room {
  bytes: number;
  files: number;
}

export const fullRoom = (): Room => ({ bytes: transferLimits.expanded, files: transferLimits.files });

/** A ZIP inside a ZIP is how some tools pack large exports; nothing packs deeper. */
const deepest = 2;

const isZip = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

const plainPath = (path: string): string =>
  path
    .split(/[\\/]/)
    .filter((piece) => piece !== '' && piece !== '.' && piece !== '..')
    .join('/');

/** What systems put beside the files of a person. */
const isOfTheSystem = (path: string) => /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$)/i.test(path);

const take = (room: Room, size: number, files: number): void => {
  room.bytes -= size;
  room.files -= files;
  if (room.bytes < 0 || room.files < 0)
    throw new FileRefusal(
      `Unpacked, this comes to more than ${transferLimits.expanded / 1_000_000} MB or more than ${transferLimits.files.toLocaleString('en-US')} files. Choose the ones with prompts.`,
    );
};

/** The library's errors are plain ones with the number of what was wrong. */
const isDamage = (cause: unknown): boolean =>
  cause instanceof RangeError ||
  (cause instanceof Error && 'code' in cause && typeof cause.code === 'number');

const unreadable = (name: string, cause: unknown): unknown =>
  isDamage(cause) ? new FileRefusal(`"${name.slice(0, 100)}" is damaged and cannot be unpacked.`) : cause;

const unzip = ({ name, bytes }: NamedBytes, room: Room): NamedBytes[] => {
  const files = unzipSync(bytes, {
    filter: (file) => {
      if (file.name.endsWith('/') || isOfTheSystem(file.name)) return false;
      take(room, file.originalSize, 1);
      return true;
    },
  });
  const found = Object.entries(files).map(([path, inside]) => ({ name: plainPath(path), bytes: inside }));
  if (found.length === 0) throw new FileRefusal(`"${name.slice(0, 100)}" is an empty archive.`);
  return found;
};

const gunzip = ({ name, bytes }: NamedBytes, room: Room): NamedBytes => {
  // The last four bytes say how long it will be; the memory is taken by them.
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(bytes.byteLength - 4, true);
  take(room, size, 0);
  return { name: name.replace(/\.gz$/i, ''), bytes: gunzipSync(bytes) };
};

/** A file, or the files packed in it. Throws {@link FileRefusal} for a damaged one and for one with too much inside. */
export const unpack = (file: NamedBytes, room: Room, depth = 0): NamedBytes[] => {
  try {
    if (isGzip(file.bytes) && file.bytes.byteLength > 18) return [gunzip(file, room)];
    if (!isZip(file.bytes) || isPackedDocument(file.name)) return [{ ...file, name: plainPath(file.name) }];
    if (depth === deepest) throw new FileRefusal('These ZIP files are nested too deeply. Unpack them first.');
    return unzip(file, room).flatMap((inside) => unpack(inside, room, depth + 1));
  } catch (cause) {
    throw unreadable(file.name, cause);
  }
};
