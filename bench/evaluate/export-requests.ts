import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WriterInput } from '../../server/src/services/writer/job.ts';
import { requestFor, type JobName } from '../../server/src/services/writer/request-for.ts';

/** One file for a model: what to send, and beside it what it was made from. */
export interface ExportedRequest {
  readonly job: JobName;
  readonly input: WriterInput;
  readonly request: ReturnType<(typeof requestFor)[JobName]>;
}

/** Jobs whose result is a text that can be compared; pictures and clips need a provider that draws. */
const jobsOf = (type: WriterInput['type']): readonly JobName[] =>
  type === 'image' || type === 'video' ? ['questions', 'write'] : ['questions', 'write', 'try'];

/** Writes the request of every job for every goal; answers how many. */
export function exportRequests(
  folder: string,
  goals: readonly string[],
  { type, service }: Pick<WriterInput, 'type' | 'service'>,
): number {
  mkdirSync(folder, { recursive: true });
  const files = goals.flatMap((goal, index) =>
    jobsOf(type).map((job) => {
      const input: WriterInput = { goal, type, ...(service && { service }) };
      return { name: `${String(index + 1).padStart(3, '0')}-${job}`, job, input };
    }),
  );
  for (const { name, job, input } of files) {
    const file: ExportedRequest = { job, input, request: requestFor[job](input) };
    writeFileSync(join(folder, `${name}.request.json`), `${JSON.stringify(file, null, 2)}\n`);
  }
  return files.length;
}
