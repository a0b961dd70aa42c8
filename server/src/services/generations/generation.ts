import type { Authorship, Usage } from '@whetstone/contract';
import type { Attention } from '../../http/answer-with-events.ts';
import type { Allowance } from '../../http/allowance.ts';

/** A prompt as JSON and who wrote it. */
export interface Written {
  readonly promptJson: string;
  readonly writtenBy: Authorship;
  readonly rewritesLeft: number;
}

/** A prompt of the ledger, or a free one, and the usage after it. */
export interface Generation extends Written {
  readonly id: string | null;
  readonly usage: Usage;
}

/** Work whose price was taken and whose result is still to come. Whoever asks for the result gets it, however it ends. */
export interface Started<Result> {
  readonly allowances: readonly Allowance[];
  finish(attention: Attention): Promise<Result>;
}
