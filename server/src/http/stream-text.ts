import type { Log } from './log.ts';

async function* logged(first: IteratorResult<string, void>, rest: AsyncGenerator<string, void>, log: Log) {
  try {
    if (!first.done) yield first.value;
    yield* rest;
  } catch (error) {
    log('error', { event: 'a file broke off', error: String(error) });
    throw error;
  } finally {
    await rest.return();
  }
}

/**
 * Answers text as it is written, as fast as it is read. What fails before the first piece is thrown; what fails later
 * breaks the connection off, so that nobody takes half a file for the whole.
 */
export const streamText = async (
  pieces: AsyncGenerator<string, void>,
  headers: Record<string, string>,
  log: Log,
): Promise<Response> => {
  const first = await pieces.next();
  const body = ReadableStream.from(logged(first, pieces, log)).pipeThrough(new TextEncoderStream());
  return new Response(body, { headers });
};
