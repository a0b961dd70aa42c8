import type { Draft, DraftInput, DraftKind, KeptDrafts, SavedDraft } from '@whetstone/contract';
import { quietApi } from './api.ts';
import { bodyOf } from './body-of.ts';

type Content = Record<string, unknown>;

/** A page that goes away may send so many bytes behind itself; browsers allow 64 KiB together. */
const mostBytesBehind = 60_000;

const behind = (body: object) => new TextEncoder().encode(JSON.stringify(body)).length <= mostBytesBehind;

/** The drafts of one prompter in the account. Every method throws `ApiError`; nobody is asked to sign in for them. */
export interface DraftAccount {
  read(): Promise<KeptDrafts>;
  readVersion(): Promise<number | null>;
  /** Throws `draft_conflict` with the newer draft. `isLast`: the page may be gone before the answer. */
  save(input: DraftInput, isLast?: boolean): Promise<SavedDraft>;
  setAside(id: string, content: Content): Promise<void>;
  readSetAside(id: string): Promise<Content>;
  deleteSetAside(id: string): Promise<void>;
}

/** The newer draft that a refused saving brought along. */
export const newerDraft = (newer: unknown): Draft => newer as Draft;

/** The account of whoever is signed in, as to one prompter. */
export function draftAccount(kind: DraftKind): DraftAccount {
  const { ':kind': ofKind } = quietApi.drafts;
  const one = ofKind['set-aside'][':id'];
  return {
    read: () => bodyOf(ofKind.$get({ param: { kind } })),
    async readVersion() {
      const { items } = await bodyOf(quietApi.drafts.$get());
      return items.find((item) => item.kind === kind)?.version ?? null;
    },
    save: (json, isLast = false) =>
      bodyOf(ofKind.$put({ param: { kind }, json }, { init: { keepalive: isLast && behind(json) } })),
    async setAside(id, content) {
      await one.$put({ param: { kind, id }, json: { content } });
    },
    readSetAside: async (id) => (await bodyOf(one.$get({ param: { kind, id } }))).content,
    async deleteSetAside(id) {
      await one.$delete({ param: { kind, id } });
    },
  };
}

/** The key of whoever is signed in, 32 bytes, made on first use. Throws `ApiError`. */
export async function openDraftKey(): Promise<Uint8Array<ArrayBuffer>> {
  const { key } = await bodyOf(quietApi.drafts.key.$post());
  return Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0));
}
