import type { Dependencies } from '../../http/dependencies.ts';
import { sweepDemoRequests } from '../demo-requests/sweep-demo-requests.ts';
import { sweepDeletedFolders } from '../folders/sweep-deleted-folders.ts';
import { sweepPayments } from '../payments/sweep-payments.ts';
import { sweepBins } from '../prompts/sweep-bins.ts';
import { forgetUses } from '../library/forget-uses.ts';
import { countDueVotes } from '../library/count-due-votes.ts';
import { alertAdmins } from '../security-log/alert-admins.ts';
import { sweepSecurityLog } from '../security-log/sweep-security-log.ts';
import { sweepTries } from '../try-it/sweep-tries.ts';
import { sweepWritings } from '../generations/sweep-writings.ts';
import { refreshTrending } from '../library/refresh-trending.ts';

const everyMs = 5 * 60_000;

type Swept = Pick<Dependencies, 'database' | 'log' | 'payments'> & {
  readonly auth: Pick<Dependencies['auth'], 'sweep'>;
};

/** One round of what library and accounts need now and then; what fails is logged and tried again in the next round. */
const sweepOnce = async ({ database, auth, log, payments }: Swept): Promise<void> => {
  const sweeps = {
    bins: () => sweepBins(database),
    deletedFolders: () => sweepDeletedFolders(database),
    demoRequests: () => sweepDemoRequests(database),
    writings: () => sweepWritings(database),
    uses: () => forgetUses(database),
    votes: () => countDueVotes(database),
    securityLog: () => sweepSecurityLog(database),
    securityAlarms: () => alertAdmins({ ...payments, database, log }),
    tries: () => sweepTries(database),
    trending: () => refreshTrending(database),
    accounts: () => auth.sweep(),
    payments: () => sweepPayments(payments),
  };
  for (const [name, sweep] of Object.entries(sweeps)) {
    await sweep().catch((error: unknown) => log('error', { sweep: name, error: String(error) }));
  }
};

/** Sweeps every five minutes until stopped. Rounds never overlap; several processes may sweep at once. */
export const startSweeper = (dependencies: Swept): { stop(): Promise<void> } => {
  let isStopped = false;
  let running = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    timer = setTimeout(() => {
      running = round();
    }, everyMs).unref();
  };
  const round = async () => {
    await sweepOnce(dependencies);
    if (!isStopped) schedule();
  };
  running = round();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
