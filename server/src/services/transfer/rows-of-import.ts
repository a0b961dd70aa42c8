import type { TransferPrompt } from '@whetstone/contract';
import type { FolderAt } from './folder-paths.ts';
import type { Taken } from './judge-items.ts';
import { versionsOf } from './versions-of.ts';

/** Files have milliseconds, the database has microseconds. */
const perMillisecond = 1000;

/**
 * For each prompt the microseconds that it gets beyond its time, which files give in milliseconds: the first of those of
 * one time is the newest, so that "Newest first" has the order of the file.
 */
const placesOf = (prompts: readonly TransferPrompt[], now: number): number[] => {
  const times = prompts.map(({ created_at }) => Math.min(created_at ? Date.parse(created_at) : now, now));
  const left = new Map<number, number>();
  for (const time of times) left.set(time, (left.get(time) ?? 0) + 1);
  return times.map((time) => {
    const place = (left.get(time) ?? 1) - 1;
    left.set(time, place);
    return place;
  });
};

/** A prompt with all that is written with it. */
export interface ImportRow {
  readonly id: string;
  readonly wasPublic: boolean;
  readonly prompt: object;
  readonly versions: readonly object[];
  readonly labels: readonly object[];
}

/** The latest time that a prompt of the import gets: all of them together lie before it. */
export const latestOf = (openedAt: number, count: number): number =>
  openedAt - 1 - Math.ceil(count / perMillisecond);

/** What was made from another one comes after it. */
const originsFirst = (taken: readonly Taken[]): number[] => {
  const at = new Map(taken.map(({ row }, index) => [row, index]));
  const placed = new Set<number>();
  const order: number[] = [];
  for (let index = 0; index < taken.length; index += 1) {
    const chain: number[] = [];
    for (let next: number | undefined = index; next !== undefined && !placed.has(next);) {
      placed.add(next);
      chain.push(next);
      const origin: number | undefined = taken[next]?.prompt.origin?.prompt;
      next = origin === undefined ? undefined : at.get(origin);
    }
    order.push(...chain.toReversed());
  }
  return order;
};

/** The rows of an import in the order in which they are written. */
export const rowsOfImport = (taken: readonly Taken[], folderAt: FolderAt, openedAt: number): ImportRow[] => {
  const prompts = taken.map(({ prompt }) => prompt);
  const latest = latestOf(openedAt, prompts.length);
  const places = placesOf(prompts, latest);
  const ids = new Map(taken.map(({ row }) => [row, crypto.randomUUID()]));
  return originsFirst(taken).flatMap((index) => {
    const one = taken[index];
    if (!one) return [];
    const { folder, versions: _versions, origin, created_at, is_public: wasPublic, ...fields } = one.prompt;
    const id = ids.get(one.row) ?? crypto.randomUUID();
    const versions = versionsOf(one.prompt);
    const time = created_at === undefined ? latest : Math.min(Date.parse(created_at), latest);
    return [
      {
        id,
        wasPublic,
        prompt: {
          ...fields,
          id,
          folder_id: folderAt(folder),
          created_at: new Date(time).toISOString(),
          place: places[index],
          origin_title: origin?.title ?? null,
          origin_id: origin?.id ?? null,
          made_from: origin?.prompt === undefined ? null : (ids.get(origin.prompt) ?? null),
        },
        versions: versions.map(({ labels: _labels, ...version }) => ({ ...version, prompt_id: id })),
        labels: versions.flatMap(({ number, labels = [] }) =>
          labels.map((name) => ({ prompt_id: id, number, name })),
        ),
      },
    ];
  });
};
