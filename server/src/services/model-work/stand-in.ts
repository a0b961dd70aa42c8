import type { Log } from '../../http/log.ts';
import { isKeyFault, ModelFailure } from '../../llm/model-failure.ts';

/** The site has no calls left for today. */
export class CallsSpent extends Error {
  override readonly name = 'CallsSpent';
}

/** No answer passed the checks; `faults` says why the last one did not. */
export class Unusable extends Error {
  override readonly name = 'Unusable';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super('The answer of the model cannot be used');
    this.faults = faults;
  }
}

/** Why the rules stand in for a configured model. */
export type StandIn =
  | 'slow'
  | 'away'
  | 'unusable'
  | 'stopped'
  | 'site-limit'
  | 'account-limit'
  | 'month-limit'
  | 'rewrites'
  | 'quota'
  | 'too-long'
  | 'own-key';

/** The longest text that is sent to the model, in UTF-16 units: what it keeps word for word it also has to write again. */
export const mostForModel = 8000;

const why: Readonly<Record<StandIn, (name: string) => string>> = {
  slow: (name) => `${name} took too long`,
  away: (name) => `${name} cannot be reached right now`,
  stopped: (name) => `You stopped ${name}`,
  unusable: (name) => `${name} gave no usable answer`,
  'site-limit': (name) => `${name} has reached its daily limit`,
  'account-limit': (name) => `You have reached today’s limit for ${name}`,
  'month-limit': (name) => `You have reached your plan’s monthly limit for ${name}`,
  quota: () => 'You have used all your prompts for this month',
  rewrites: (name) => `${name} has reached its limit for rewriting this prompt`,
  'own-key': (name) => `The provider of ${name} rejected your key`,
  'too-long': (name) => `${name} reads up to ${mostForModel.toLocaleString('en-US')} characters`,
};

/** The sentence that says why the rules did something, such as "the built-in rules wrote this prompt". */
export const because = (reason: StandIn, name: string, did: string): string =>
  `${why[reason](name)}, so ${did}.${reason === 'own-key' ? ' Check the key on your account page.' : ''}`;

/** Whether the model itself failed, and not a limit or a length that stood against asking it. */
export const isFailure = (reason: StandIn): boolean => ['slow', 'away', 'unusable'].includes(reason);

/** Why the rules stand in after `error`; logs what nobody needs to see but us, and never a word of a text. */
export function standInAfter(error: unknown, { log, isOwn }: { log: Log; isOwn: boolean }): StandIn {
  if (error instanceof Unusable) {
    log('warn', { event: "the model's answer was not used", faults: error.faults.length });
    return 'unusable';
  }
  if (error instanceof CallsSpent) return 'site-limit';
  if (!(error instanceof ModelFailure)) {
    log('error', { event: 'the work of the model failed', error: String(error) });
    return 'away';
  }
  if (error.kind === 'cancelled') return 'stopped';
  log('warn', { event: 'the model failed', kind: error.kind, status: error.status });
  if (isOwn && isKeyFault(error)) return 'own-key';
  if (error.kind === 'rejected' || error.kind === 'thinking') return 'unusable';
  return error.kind === 'slow' ? 'slow' : 'away';
}
