import type { GenerationRequest } from '@whetstone/contract';
import { hostileShapes } from '@whetstone/engine/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tasks } from './tasks.ts';
import { openTextWork, type TextWork, type TextWorkOptions } from './text-work.ts';

let work: TextWork | undefined;
const open = (options?: TextWorkOptions): TextWork => (work = openTextWork(options));
afterEach(() => work?.close());

const goalOf = (shape: string, length: number): GenerationRequest => ({
  kind: 'content',
  goal: hostileShapes[shape]?.(length) ?? '',
});
const codeOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'done',
    (error: unknown) => (error as { code?: unknown }).code,
  );
/** A text that takes long enough for others to come meanwhile. */
const slow = goalOf('one sentence again', 20_000);

// Threads start from the sources here, which takes long on a busy machine.
describe('work on long texts', { timeout: 120_000 }, () => {
  it('gives what it gives here, from another thread too', async () => {
    const request = goalOf('one sentence again', 3000);
    const { run, isLong } = open();
    expect(isLong('promptAsJson', request)).toBe(true);
    expect(await run('promptAsJson', request, 'ada')).toEqual(tasks.promptAsJson(request));
  });

  it('does a short text at once, without a thread', async () => {
    const { run, isLong } = open({ threads: 0 });
    const request = goalOf('one sentence again', 200);
    expect(isLong('promptAsJson', request)).toBe(false);
    expect(await run('promptAsJson', request, 'ada')).toEqual(tasks.promptAsJson(request));
  });

  it('counts answers and assumptions with the goal', () => {
    const answers = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`${at}`, 'a'.repeat(40)]));
    expect(open().isLong('promptAsJson', { ...goalOf('words', 200), answers })).toBe(true);
  });

  it('passes a refusal on with its code, sentence and fields', async () => {
    const body = new TextEncoder().encode(
      JSON.stringify({ files: [{ text: 'x'.repeat(40_000) }], dry: 1 }),
    ).buffer;
    const fields = [{ path: '', message: 'Unknown field "dry".' }];
    await expect(open().run('readImport', body, 'ada')).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'Unknown field "dry".',
      fields,
    });
  });

  it('ends a text that takes too long, and takes the next one', async () => {
    const { run } = open({ threads: 1 });
    const soon = AbortSignal.timeout.bind(AbortSignal, 1);
    const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(soon);
    expect(await codeOf(run('promptAsJson', slow, 'ada'))).toBe('too_complex');
    spy.mockRestore();
    expect(await codeOf(run('promptAsJson', slow, 'ada'))).toBe('done');
  });

  it('refuses more of one person than may be under way, and lets another one in', async () => {
    const { run } = open({ threads: 1, perSubject: 2 });
    const ours = [1, 2, 3].map(() => codeOf(run('promptAsJson', slow, 'ada')));
    const other = codeOf(run('promptAsJson', slow, 'bob'));
    expect(await Promise.all(ours)).toEqual(['done', 'done', 'rate_limited']);
    expect(await other).toBe('done');
    expect(await codeOf(run('promptAsJson', slow, 'ada'))).toBe('done');
  });

  it('refuses what comes when too many wait, and says when to come again', async () => {
    const { run } = open({ threads: 1, queue: 1 });
    const taken = ['ada', 'bob'].map((name) => codeOf(run('promptAsJson', slow, name)));
    await expect(run('promptAsJson', slow, 'eve')).rejects.toMatchObject({
      code: 'unavailable',
      retryAfterSeconds: 2,
    });
    expect(await Promise.all(taken)).toEqual(['done', 'done']);
  });
});
