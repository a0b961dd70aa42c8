import type { ServiceState, StatusReport } from '@whetstone/contract';
import { supportEmail } from '../../content/owners-copy.ts';

interface StatusAdviceProps {
  /** Nothing where the measurements cannot be read. */
  services: StatusReport['services'] | undefined;
}

/** What fails, and what to do while it does, or while nobody knows. */
export function StatusAdvice({ services }: StatusAdviceProps) {
  const named = (state: ServiceState) =>
    services?.filter(({ status }) => status === state).map(({ name }) => name) ?? [];
  const down = named('outage');
  const slow = named('degraded');
  return (
    <p className="mx-auto mb-12 max-w-[1200px] px-4 text-16 text-body sm:px-6">
      {down.length > 0 && `Down: ${down.join(', ')}. `}
      {slow.length > 0 && `Slow or failing at times: ${slow.join(', ')}. `}
      {services
        ? 'Try again in a few minutes; this page says when it is over. '
        : 'The measurements cannot be read. Try again in a minute. '}
      If it lasts, write to{' '}
      <a href={`mailto:${supportEmail}`} className="text-link">
        {supportEmail}
      </a>
      .
    </p>
  );
}
