import type { Settings } from '../../settings.ts';
import type { Payments, Provider } from './payments.ts';
import { realProvider } from './real-provider.ts';
import { createWorkQueue } from './work-queue.ts';

/** Pieces of work in the background at once; each asks the provider several times. */
const backgroundAtOnce = 2;

const providerOf = async (
  { payments, siteUrl }: Settings,
  { database }: Pick<Payments, 'database'>,
): Promise<Provider> => {
  if (payments) return realProvider(payments);
  // Loaded only here: where a key is set, nothing of it is in the process.
  const { openSandbox } = await import('../../payments-sandbox/open-sandbox.ts');
  return openSandbox(database, siteUrl);
};

/** Payments with the provider of the settings, or with the sandbox where none is set. */
export const openPayments = async (
  settings: Settings,
  given: Pick<Payments, 'database' | 'log' | 'mailer'> & { clock?: () => Date },
): Promise<Payments> => {
  const provider = await providerOf(settings, given);
  const queue = createWorkQueue(backgroundAtOnce);
  const logged = (work: () => Promise<void>) => () =>
    work().catch((error: unknown) => {
      given.log('error', {
        event: 'payment work failed',
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    });
  return {
    clock: () => new Date(),
    ...given,
    ...provider,
    siteUrl: settings.siteUrl,
    supportEmail: settings.supportEmail,
    inBackground: (work, key) => queue.add(logged(work), key),
    stop: async () => {
      queue.clear();
      await queue.settled();
    },
    settled: async () => {
      // Work may send events, and events make work.
      for (let round = 0; round < 3; round += 1) {
        await provider.sandbox?.settled();
        await queue.settled();
      }
    },
  };
};
