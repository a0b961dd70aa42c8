import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GeneratedPrompt, generatedPrompt, generationRequest } from '@whetstone/contract';
import type { ServiceId } from '@whetstone/engine/catalogue';
import { writePrompt } from '../../server/src/services/generations/write-prompt.ts';
import { inputOf } from '../../server/src/services/writer/input-of.ts';
import type { WriterInput } from '../../server/src/services/writer/job.ts';
import { requestFor, type JobName } from '../../server/src/services/writer/request-for.ts';
import { shownSheet } from './shown-sheet.ts';

/** One file for a model: what to send, and beside it what it was made from. */
export interface ExportedRequest {
  readonly job: JobName;
  readonly input: WriterInput;
  readonly request: ReturnType<(typeof requestFor)[JobName]>;
}

/** Jobs whose result is a text that can be compared; pictures and clips need a provider that draws. */
const jobsOf = (type: WriterInput['type']): readonly JobName[] =>
  type === 'image' || type === 'video' ? ['questions', 'write'] : ['questions', 'write', 'try'];

/** What the server would tell a model of a bare goal, and what the rules make of it. */
export function writtenByRules(
  goal: string,
  { type, service }: Pick<WriterInput, 'type' | 'service'>,
): { input: WriterInput; rules: GeneratedPrompt } {
  const request = generationRequest.parse(
    type === 'image' || type === 'video'
      ? { kind: 'visual', goal, media: type, service }
      : type === 'code'
        ? { kind: 'code', goal, project_type: 'web-app' }
        : { kind: 'content', goal },
  );
  const rules = generatedPrompt.parse(writePrompt(request));
  return { input: inputOf(request, rules), rules };
}

/**
 * Writes the request of every job for every goal, the services in turn, and beside them what the rules show for each goal
 * (`rules.md`); answers how many requests.
 */
export function exportRequests(
  folder: string,
  goals: readonly string[],
  { type, services = [] }: { type: WriterInput['type']; services?: readonly ServiceId[] },
): number {
  mkdirSync(folder, { recursive: true });
  const written = goals.map((goal, index) => {
    const service = services[index % services.length];
    return writtenByRules(goal, { type, ...(service && { service }) });
  });
  writeFileSync(
    join(folder, 'rules.md'),
    shownSheet(written.map(({ input, rules }) => ({ input, shown: rules }))),
  );
  const files = written.flatMap(({ input }, index) =>
    jobsOf(type).map((job) => ({
      name: `${String(index + 1).padStart(3, '0')}-${job}`,
      job,
      input,
    })),
  );
  for (const { name, job, input } of files) {
    const file: ExportedRequest = { job, input, request: requestFor[job](input) };
    writeFileSync(join(folder, `${name}.request.json`), `${JSON.stringify(file, null, 2)}\n`);
  }
  return files.length;
}
