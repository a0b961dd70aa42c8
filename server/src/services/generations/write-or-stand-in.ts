import type { GeneratedPrompt, GenerationRequest } from '@whetstone/contract';
import type { PersonClaims } from '@whetstone/database';
import type { TextListener } from '../../http/answer-with-events.ts';
import type { Dependencies } from '../../http/dependencies.ts';
import type { ModelInUse } from '../../llm/model-for.ts';
import type { CallRecord } from '../enhance/record-call.ts';
import { takeCall } from '../enhance/take-call.ts';
import { reasonAgainst } from '../model-work/may-ask.ts';
import { mostForModel, standInAfter, type StandIn } from '../model-work/stand-in.ts';
import { inputOf, linesSaid } from '../writer/input-of.ts';
import { saidBy } from '../writer/job.ts';
import { writeByModel } from '../writer/write-by-model.ts';
import type { Books, Outcome } from './keep-writing.ts';
import { noteOn } from './by-rules.ts';

export type WritingNeeds = Pick<
  Dependencies,
  'database' | 'log' | 'settings' | 'model' | 'ownModels' | 'textWork' | 'underWay'
>;

/** A prompt that is to be written for a person. */
export interface Commission {
  readonly request: GenerationRequest;
  readonly job: Extract<CallRecord['job'], 'write' | 'rewrite'>;
  /** What the rules wrote, as JSON, and whether it counts. */
  readonly rules: { readonly json: string; readonly counts: boolean };
  /** What stands in where the model's text does not come: the rules' prompt, or the model's earlier one with lines. */
  readonly standIn: Outcome;
  /** Why the model is not asked, where that is known already. */
  readonly against?: StandIn | undefined;
  /** Aborted when the person ends it. Who lost the connection finds the text by its key: the work goes on. */
  readonly signal: AbortSignal;
}

/**
 * Has the model write; whatever fails ends in what stands in for it, with the reason. Answers what its calls cost as well,
 * which goes into the books with the prompt, so that nobody waits for them. Never throws for a model's sake.
 */
export async function writeOrStandIn(
  needs: WritingNeeds,
  person: PersonClaims,
  used: ModelInUse,
  { request, job, rules, standIn, against, signal }: Commission,
  listener: TextListener,
): Promise<{ outcome: Outcome; books: Books }> {
  const { database, log, textWork } = needs;
  const { model, name } = used;
  const calls: CallRecord[] = [];
  const books: Books = { calls, settings: model.settings };
  const instead = (reason: StandIn) => {
    const writtenBy = { ...standIn.writtenBy, note: noteOn(reason, name, standIn.writtenBy) };
    return { outcome: { ...standIn, writtenBy }, books };
  };
  if (against) return instead(against);
  if (request.goal.length > mostForModel) return instead('too-long');
  const byRules = JSON.parse(rules.json) as GeneratedPrompt;
  const input = inputOf(request, byRules);
  const reason = await reasonAgainst(needs, used, person, saidBy(input).length);
  if (reason) return instead(reason);
  try {
    const flags = byRules.sections.filter(({ id }) => id === 'settings').map(({ text }) => text);
    const checked = await writeByModel(
      {
        input,
        flags: input.service ? flags.join('') : '',
        noLongDashes: request.kind === 'content' && request.no_em_dashes === true,
        judge: (given) => textWork.run('judgePrompt', given, person.sub),
      },
      {
        model,
        signal,
        listener,
        takeAnotherCall: () => takeCall(database, model),
        record: (call) => {
          calls.push({ ...call, userId: person.sub, kind: input.type, job });
          return Promise.resolve();
        },
      },
    );
    const { json, counts } = await textWork.run(
      'modelPrompt',
      { rules: byRules, checked, input, name },
      person.sub,
    );
    const outcome: Outcome = {
      promptJson: json,
      counts,
      lines: linesSaid(byRules),
      isModelText: true,
      writtenBy: { source: 'model', model: name },
    };
    return { outcome, books };
  } catch (error) {
    return instead(standInAfter(error, { log, isOwn: model.isOwn }));
  }
}
