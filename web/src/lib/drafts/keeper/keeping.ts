import type { Draft, SetAsideDraft } from '@whetstone/contract';
import type { DraftAccount } from '../../api/drafts.ts';
import type { Content, LeftDraft, LocalDraft } from '../local-drafts.ts';

/** The screen that shows the draft. */
export interface Desk {
  read(): Content;
  /** Puts another draft onto the screen. */
  put(content: Content): void;
  /** What is compared: two drafts of the same print differ in nothing that a person did. */
  printOf(content: Content): string;
  /** Puts what was done to the empty desk on top of the account's draft; false where that cannot be done. */
  redo(content: Content): boolean;
  /** Whether a person may be about to press something. */
  isHandMoving(): boolean;
}

/** The page's own sealed words, and those that pages before it left behind. */
export interface Locally {
  write(draft: LocalDraft): Promise<boolean>;
  remove(): void;
  left(): Promise<LeftDraft[]>;
}

export interface Keeping {
  /** `opening`: the account's draft is not here yet. `failed`: words wait for the server. `too-large`: they are refused. */
  phase: 'opening' | 'saved' | 'failed' | 'too-large';
  /** Whether waiting words rest sealed in the browser. */
  isSealed: boolean;
  /** The draft of another page, which differs from the one on the desk; the person decides. */
  newer: Draft | null;
  /** Drafts that gave way, newest first. */
  setAside: readonly SetAsideDraft[];
}

/** What a keeper keeps the same, and whom it tells. */
export interface KeeperParts {
  account: DraftAccount;
  locally: Locally;
  desk: Desk;
  onChange: (keeping: Keeping) => void;
  /** This page, as its savings name it. */
  writer: string;
  /** Calls back after a time; answers how to prevent it. */
  later?: (run: () => void, ms: number) => () => void;
}
