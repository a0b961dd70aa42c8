import { createHash } from 'node:crypto';
import { modelWriting, type GenerationRequest, type ModelQuestionsResponse } from '@whetstone/contract';
import { shownAt } from '@whetstone/engine';
import { defaultLevel } from '@whetstone/engine/catalogue';
import { rowsOf, schema, type Database, type PersonClaims } from '@whetstone/database';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { setTimeout as wait } from 'node:timers/promises';
import { patient } from '../../http/answer-with-events.ts';
import type { Dependencies } from '../../http/dependencies.ts';
import { ServiceError } from '../../http/service-error.ts';
import { modelFor, type ModelInUse } from '../../llm/model-for.ts';
import { leakFinder } from '../enhance/find-leak.ts';
import { recordCalls } from '../enhance/record-call.ts';
import { takeCall } from '../enhance/take-call.ts';
import { secondFactorNeeded } from '../generations/second-factor-needed.ts';
import { askUntilFit } from '../model-work/ask-until-fit.ts';
import { reasonAgainst } from '../model-work/may-ask.ts';
import { because, standInAfter, type StandIn } from '../model-work/stand-in.ts';
import { languageFault } from '../enhance/check-answer.ts';
import { checkQuestions } from './check-questions.ts';
import { questionsJob } from './instructions/questions.ts';
import { factsGiven } from './input-of.ts';
import type { WriterInput } from './job.ts';
import { requestFor } from './request-for.ts';

const { modelQuestions } = schema;
const graceSeconds = 30;
const pauseMs = 250;

type Needs = Pick<Dependencies, 'database' | 'log' | 'settings' | 'model' | 'ownModels'>;
type Asked = ReturnType<typeof checkQuestions>;

interface Begun {
  readonly outcome: 'reserved' | 'answered' | 'under_way' | 'spent' | 'no_profile' | 'refused';
  readonly id: string | null;
  readonly attempt: string | null;
  readonly answer: string | null;
  readonly asked: number | null;
  readonly most: number | null;
}

const inputOf = (request: GenerationRequest): WriterInput => {
  const facts = factsGiven(request);
  return {
    goal: request.goal.trim(),
    type: request.kind === 'visual' ? request.media : request.kind,
    ...(facts.length > 0 && { facts }),
  };
};

const hashOf = ({ goal, type }: WriterInput): string =>
  createHash('sha256')
    .update(JSON.stringify([type, goal]))
    .digest('hex');

const begin = async (database: Database, person: PersonClaims, hash: string, seconds: number) => {
  const [row] = await database.actingAs(person, (tx) =>
    rowsOf<Begun>(
      tx,
      sql`select * from public.begin_asking(${hash}, ${modelWriting.freeQuestions}::int, ${seconds}::int)`,
    ),
  );
  if (row?.outcome === 'refused') throw secondFactorNeeded();
  if (!row || row.outcome === 'no_profile')
    throw new ServiceError('not_allowed', 'Complete your registration first.');
  return row;
};

/** The questions that another request of the person's is asking for; `undefined` where it came to nothing. */
async function answeredElsewhere(database: Database, person: PersonClaims, id: string) {
  for (;;) {
    const [row] = await database.actingAs(person, (tx) =>
      tx
        .select({ answer: modelQuestions.answer, until: modelQuestions.reservedUntil })
        .from(modelQuestions)
        .where(eq(modelQuestions.id, id)),
    );
    if (!row || row.answer !== null || row.until.getTime() < Date.now()) return row?.answer ?? undefined;
    await wait(pauseMs);
  }
}

/** Keeps the answer, or forgets that the goal was asked for, so that it takes nothing from the month. */
const settle = (database: Database, { id, attempt }: Begun, asked: Asked | undefined): Promise<void> =>
  database.asService(async (tx) => {
    const own = and(
      eq(modelQuestions.id, id ?? ''),
      isNull(modelQuestions.answer),
      sql`attempt = ${attempt}::uuid`,
    );
    await (asked
      ? tx
          .update(modelQuestions)
          .set({ answer: JSON.stringify(asked) })
          .where(own)
      : tx.delete(modelQuestions).where(own));
  });

function ask(
  { database, log }: Needs,
  person: PersonClaims,
  { model }: ModelInUse,
  input: WriterInput,
): Promise<Asked> {
  const { instructions, messages, maxOutputTokens } = requestFor.questions(input);
  const [message = { role: 'user', content: '' } as const] = messages;
  const isLeak = leakFinder(instructions, model.settings.apiKey, input.goal);
  const { signal, listener } = patient(new AbortController().signal);
  return askUntilFit(
    {
      instructions,
      message,
      schema: questionsJob.schema,
      maxOutputTokens,
      shown: 'questions',
      isLeak,
      tidy: (text) => text,
      judge: (raw) => {
        const answer = checkQuestions(input.goal, raw);
        const text = [
          ...answer.questions.flatMap(({ ask: asked, why, choices }) => [asked, why, ...choices]),
          ...answer.offers.flatMap(({ label, wish, why }) => [label, wish, why]),
        ].join('\n');
        const isEmpty = answer.questions.length + answer.offers.length === 0;
        return Promise.resolve({
          answer,
          faults: [
            ...(isEmpty ? [{ kind: 'empty', says: 'No question and no offer can be used.' }] : []),
            ...(isLeak(text) ? [{ kind: 'leak', says: '' }] : []),
            ...languageFault(input.goal, text),
          ],
        });
      },
    },
    {
      model,
      signal,
      listener,
      takeAnotherCall: () => takeCall(database, model),
      record: (call) =>
        recordCalls(
          { database, log, settings: model.settings },
          { ...call, userId: person.sub, kind: input.type, job: 'questions' },
        ),
    },
  );
}

const none = { questions: [], offers: [] };

/**
 * What the model would ask and offer for a goal: asked for once for each goal and kept; nothing where the rules stand in,
 * whose questions come by themselves. Throws `second_factor_needed`, `not_allowed`.
 */
export async function askByModel(
  needs: Needs,
  person: PersonClaims,
  request: GenerationRequest,
): Promise<ModelQuestionsResponse> {
  const { database, log } = needs;
  const used = await modelFor(needs, person);
  if (!used) return { ...none, written_by: { source: 'rules' }, left: 0 };
  const { model, name } = used;
  const input = inputOf(request);
  const begun = await begin(
    database,
    person,
    hashOf(input),
    Math.ceil(model.settings.timeoutMs / 1000) + graceSeconds,
  );
  const left = begun.most === null ? null : Math.max(0, begun.most - (begun.asked ?? 0));
  const instead = (reason: StandIn): ModelQuestionsResponse => ({
    ...none,
    written_by: { source: 'rules', note: because(reason, name, 'the built-in rules chose these questions') },
    left,
  });
  // What was asked once for a goal is kept whole; each level shows its part.
  const most = request.kind === 'content' ? shownAt[request.level ?? defaultLevel] : shownAt.expert;
  const answered = ({ questions, offers }: Asked): ModelQuestionsResponse => ({
    questions: questions
      .slice(0, most.questions)
      .map(({ likely, ...question }) => ({ ...question, ...(likely && { likely }) })),
    offers: offers.slice(0, most.offers),
    written_by: { source: 'model', model: name },
    left,
  });
  if (begun.outcome === 'spent') return instead('month-limit');
  if (begun.outcome !== 'reserved') {
    const answer =
      begun.answer ?? (begun.id === null ? undefined : await answeredElsewhere(database, person, begun.id));
    return answer ? answered(JSON.parse(answer) as Asked) : instead('away');
  }
  let asked: Asked | undefined;
  try {
    const reason = await reasonAgainst(needs, used, person, input.goal.length);
    if (reason) return instead(reason);
    asked = await ask(needs, person, used, input);
    return answered(asked);
  } catch (error) {
    return instead(standInAfter(error, { log, isOwn: model.isOwn }));
  } finally {
    await settle(database, begun, asked);
  }
}
