import type { Log } from './log.ts';

/**
 * Answers text as it is written, as fast as it is read. What fails before the first piece is thrown; what fails later
 * breaks the connection off, so that nobody takes half a file for the whole.
 */
export const streamText = async (
  pieces: AsyncGenerator<string, void>,
  headers: Record<string, string>,
  log: Log,
): Promise<Response> => {
  let next: Promise<IteratorResult<string, void>> | undefined = pieces.next();
  await next;
  const texts = new ReadableStream<string>({
    pull: async (controller) => {
      try {
        const { done, value } = await (next ?? pieces.next());
        next = undefined;
        if (done) controller.close();
        else controller.enqueue(value);
      } catch (error) {
        log('error', { event: 'a file broke off', error: String(error) });
        throw error;
      }
    },
    cancel: async () => void (await pieces.return()),
  });
  return new Response(texts.pipeThrough(new TextEncoderStream()), { headers });
};
