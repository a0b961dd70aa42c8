import type { PromptFacets } from '@whetstone/contract';
import { storageLimits } from '@whetstone/contract/limits';

/** Share of what an account may store above which My Library says so. */
const warnedFrom = 0.8;

const room = 'Delete what you no longer need and empty the trash to make room.';
const count = (n: number) => n.toLocaleString('en-US');
const megabytes = (bytes: number) => count(Math.floor(bytes / 1_000_000));

/** What to say of a library that is nearly full, or full; undefined while there is plenty of room. */
export function storageWords({ prompts, bytes }: PromptFacets['storage']): string | undefined {
  const [byCount, bySize] = [prompts / storageLimits.prompts, bytes / storageLimits.bytes];
  if (Math.max(byCount, bySize) < warnedFrom) return undefined;
  const held =
    byCount >= bySize
      ? `${count(prompts)} of ${count(storageLimits.prompts)} prompts, including the trash`
      : `${megabytes(bytes)} of ${megabytes(storageLimits.bytes)} MB of text, including earlier versions and the trash`;
  return `Your library is ${Math.max(byCount, bySize) >= 1 ? 'full' : 'almost full'}: ${held}. ${room}`;
}
