import type { PersonClaims } from '@whetstone/database';
import type { Dependencies } from '../../http/dependencies.ts';
import type { ModelInUse } from '../../llm/model-for.ts';
import { probeModel } from '../enhance/probe-model.ts';
import { day, siteDay, today } from '../enhance/take-call.ts';
import { takeUses } from '../rate-limits/take-limit.ts';
import { mostForModel, type StandIn } from './stand-in.ts';

type Needs = Pick<Dependencies, 'database' | 'log'>;

/**
 * Why a model is not asked at all about a text of `length`, if so; else the first call is taken. The account's day and the
 * site's are counted only when nothing else stands against it; a circuit that has rested is probed beside.
 */
export async function reasonAgainst(
  needs: Needs,
  { model }: ModelInUse,
  { sub }: PersonClaims,
  length: number,
): Promise<StandIn | undefined> {
  if (!model.circuit.isClosed) void probeModel(needs, model);
  if (length > mostForModel) return 'too-long';
  if (!model.circuit.isClosed) return 'away';
  if (model.isOwn) return undefined;
  const account = {
    subject: `enhance-account-day:${today()}:${sub}`,
    max: model.settings.accountDaily,
    seconds: day,
  };
  const spent = await takeUses(needs.database, account, siteDay(model));
  if (!spent) return undefined;
  return spent === account ? 'account-limit' : 'site-limit';
}
