import type { ColumnTarget, ImportFormat } from '@whetstone/contract';

/** One entry of a file: where a person finds it there, and what it says, still unchecked. */
export interface FileEntry {
  /** Begins a sentence about it, such as "Row 3". */
  readonly where: string;
  readonly candidate: unknown;
  /** What was read otherwise than it stands there, in sentences. */
  readonly notes?: readonly string[];
  /** Taken where a person says so alone: a chat, not a prompt. */
  readonly isOptional?: boolean;
}

/** A record of a table, before it is settled what its columns become. */
export interface TableRecord {
  readonly where: string;
  readonly cells: readonly (readonly [column: string, value: unknown])[];
  /** It has no fields at all, or more than the table has columns: nothing of it can be told apart. */
  readonly whole?: unknown;
  /** Fields of ours that are no column of a table: versions and the like. */
  readonly carried?: Readonly<Record<string, unknown>>;
  readonly folder?: readonly string[];
}

export interface Table {
  readonly records: readonly TableRecord[];
  /** What the tool is known to mean by its columns. */
  readonly targets?: Readonly<Record<string, ColumnTarget>>;
  /** The first row may name the columns, or be a prompt. Undefined where there is no doubt. */
  readonly hasHeads?: boolean;
}

/** What a file came to: a table whose columns are to be settled, or entries. */
export interface Reading {
  readonly format: ImportFormat;
  readonly table?: Table;
  readonly entries?: readonly FileEntry[];
  /** What of the file is in no entry, in sentences. */
  readonly notes?: readonly string[];
  /** Of an export of ours: what it holds besides prompts, unchecked. */
  readonly beside?: { readonly folders: unknown; readonly views: unknown };
}

/** Why a file is not read at all, in a sentence for the person. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal';
}
