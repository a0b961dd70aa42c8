import type { PageContext, SharedPrompt } from '@whetstone/contract';
import { endAsNotFound } from '../parts/load-others.ts';

/** A prompt as its owner's link shows it. Throws `notFound` for a link that no longer works or never did. */
export async function loadShared(server: PageContext, token: string): Promise<SharedPrompt> {
  const answer = await server.readApi(`/api/shared/${encodeURIComponent(token)}`);
  if (answer.status >= 500) throw new Error('The prompt could not be loaded');
  if (!answer.ok) return endAsNotFound(server);
  return (await answer.json()) as SharedPrompt;
}
