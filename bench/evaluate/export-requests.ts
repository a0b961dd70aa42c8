import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedPrompt, generationRequest } from '@whetstone/contract';
import { writePrompt } from '../../server/src/services/generations/write-prompt.ts';
import { inputOf } from '../../server/src/services/writer/input-of.ts';
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

/** What the server would tell a model of a bare goal. */
function inputFor(goal: string, { type, service }: Pick<WriterInput, 'type' | 'service'>): WriterInput {
  const request = generationRequest.parse(
    type === 'image' || type === 'video'
      ? { kind: 'visual', goal, media: type, service }
      : type === 'code'
        ? { kind: 'code', goal, project_type: 'web-app' }
        : { kind: 'content', goal },
  );
  return inputOf(request, generatedPrompt.parse(writePrompt(request)));
}

/** Writes the request of every job for every goal; answers how many. */
export function exportRequests(
  folder: string,
  goals: readonly string[],
  of: Pick<WriterInput, 'type' | 'service'>,
): number {
  mkdirSync(folder, { recursive: true });
  const files = goals.flatMap((goal, index) => {
    const input = inputFor(goal, of);
    return jobsOf(of.type).map((job) => ({
      name: `${String(index + 1).padStart(3, '0')}-${job}`,
      job,
      input,
    }));
  });
  for (const { name, job, input } of files) {
    const file: ExportedRequest = { job, input, request: requestFor[job](input) };
    writeFileSync(join(folder, `${name}.request.json`), `${JSON.stringify(file, null, 2)}\n`);
  }
  return files.length;
}
