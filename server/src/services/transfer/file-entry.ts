/** One entry of a file: where a person finds it there, and what it says, still unchecked. */
export interface FileEntry {
  /** Begins a sentence about it, such as "Row 3". */
  readonly where: string;
  readonly candidate: unknown;
}

/** Why a file is not read at all, in a sentence for the person. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal';
}
