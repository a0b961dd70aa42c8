import { type ServiceState, type StatusReport, statusServices } from '@whetstone/contract';
import { statusWindow } from '@whetstone/contract/limits';
import type { StatusData } from '../../shared/island-data/status.ts';
import { Figures } from '../parts/figures.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { DayStrip } from './day-strip.tsx';
import { Incidents } from './incidents.tsx';
import { StatusAdvice } from './status-advice.tsx';
import { dayWords, headlineOf, milliseconds, percent, stateWords } from './status-words.ts';

const tones: Record<ServiceState, string> = {
  operational: 'text-done',
  degraded: 'text-warn',
  outage: 'text-bad',
};

/** What fails comes first; the rest stays in its order. */
const urgency: Record<ServiceState, number> = { outage: 0, degraded: 1, operational: 2 };
const affectedFirst = (services: StatusReport['services']) =>
  services.toSorted(
    (one, other) => urgency[one.status ?? 'operational'] - urgency[other.status ?? 'operational'],
  );

/** Nothing is known to fail; a server that has just begun has not measured yet. */
const isFine = (report: StatusReport | null) =>
  report !== null && (report.overall ?? 'operational') === 'operational';

/** Days with data: a new server has not seen its window yet. */
const daysOf = ({ services }: StatusReport) => Math.max(0, ...services.map(({ days }) => days.length));

/** How long the figure has been measured. */
function measuredDays(report: StatusReport): string {
  const days = daysOf(report);
  return days < 2 ? 'since monitoring began today' : `in ${days} days of monitoring`;
}

/** What incidents are counted over: the window, or as long as was measured. */
function countedOver(report: StatusReport): string {
  const [first] = report.services.flatMap(({ days }) => days.map(({ day }) => day)).toSorted();
  return first && daysOf(report) < statusWindow.days
    ? `since ${dayWords(first)}`
    : `in ${statusWindow.days} days`;
}

/** What is tested, where nothing can be said of it. */
const unread: StatusReport['services'] = statusServices.map((service) => ({
  ...service,
  status: null,
  uptime_percent: null,
  response_ms: null,
  days: [],
}));

/** So many days are drawn at least, that a strip looks like one. */
const fewestDrawn = 30;

/** What is wrong has its color; a line under it would be a mark. */
function Headline(report: StatusReport) {
  const words = headlineOf(report);
  const [said] = /(?:down|slow or failing)$/.exec(words) ?? [];
  if (!said || !report.overall) return words;
  return (
    <>
      {words.slice(0, -said.length)}
      <span className={tones[report.overall]}>{said}</span>
    </>
  );
}

/** What was measured, in three numbers. */
const Measured = (report: StatusReport) => (
  <div className="mx-auto max-w-[1200px] px-4 pb-16 sm:px-6">
    <Figures
      figures={[
        {
          figure: percent(report.uptime_percent),
          text: `of checks passed ${measuredDays(report)}`,
        },
        {
          figure: milliseconds(report.response_ms),
          text: `average response time over ${statusWindow.hours} hours`,
        },
        {
          figure: String(report.incidents.length),
          text: `${report.incidents.length === 1 ? 'incident' : 'incidents'} ${countedOver(report)}`,
        },
      ]}
      note="Each service is tested with a real task once a minute while this server runs; time when the server is off does not count. A dash is a day without data."
    />
  </div>
);

/** Everything here is measured; the site script draws the page anew now and then. */
export function StatusPage({ report, now }: { report: StatusReport | null; now: Date }) {
  const fine = isFine(report);
  const span = Math.min(statusWindow.days, Math.max(fewestDrawn, report ? daysOf(report) : 0));
  return (
    <div {...({ 'data-status': true } satisfies StatusData)}>
      <header
        className={`${fine ? 'page-intro struck-intro' : ''} mx-auto max-w-[1200px] px-4 pt-16 pb-12 sm:px-6 lg:pt-24`}
      >
        {(fine || !report) && (
          <p className="page-intro-struck">
            <del className="mark-removed">
              {fine ? 'We take uptime seriously' : 'Here is what is working'}
            </del>
          </p>
        )}
        <h1 className="display text-44 sm:text-68">
          {report ? <Headline {...report} /> : 'No status data'}
          {fine && (
            <span className="mark-number" aria-hidden="true">
              1
            </span>
          )}
        </h1>
        {fine ? (
          <p className="page-intro-note">
            <span aria-hidden="true">1</span>
            Measured, not promised: everything below was measured by this server.
          </p>
        ) : (
          <StatusAdvice report={report} />
        )}
        <p className="page-intro-rest text-14 text-mute">
          {report ? 'Last updated' : 'Last tried'}{' '}
          <time dateTime={now.toISOString()} data-clock className="text-ink tabular">
            {now.toISOString().slice(11, 19)}
          </time>{' '}
          UTC, refreshed every {statusWindow.refreshSeconds} seconds.
        </p>
      </header>
      {report && fine && <Measured {...report} />}
      <PageSection title="Services" layout="wide">
        <div aria-hidden="true" className="status-row pb-3 text-13 text-mute max-md:hidden">
          <span />
          <span className="flex justify-between">
            <span>{span} days ago</span>
            <span>Today</span>
          </span>
          <span>Status</span>
          <span className="text-end">Uptime</span>
          <span className="text-end">Response</span>
        </div>
        <ul className="flex flex-col">
          {affectedFirst(report?.services ?? unread).map((service) => (
            <li key={service.id} className="status-row border-t border-hairline py-3">
              <h3 className="text-16 font-medium">{service.name}</h3>
              <DayStrip days={service.days} span={span} today={now} />
              <p className={`text-14 font-medium ${service.status ? tones[service.status] : 'text-mute'}`}>
                {service.status ? stateWords[service.status] : 'No data'}
              </p>
              <p className="text-14 text-body tabular md:text-end">
                <span className="md:sr-only">Uptime </span>
                {service.uptime_percent === null ? '–' : percent(service.uptime_percent)}
              </p>
              <p className="text-14 text-body tabular md:text-end">
                <span className="md:sr-only">Response </span>
                {service.response_ms === null ? '–' : milliseconds(service.response_ms)}
              </p>
            </li>
          ))}
        </ul>
      </PageSection>
      {/* What fails comes before what was measured. */}
      {report && !fine && <Measured {...report} />}
      {report && (
        <PageSection
          title="Incidents"
          lead="An incident opens after three failed checks in a row and closes after two that pass."
        >
          <Incidents incidents={report.incidents} />
          <p className="mt-12 text-14 text-mute">
            The same data as JSON:{' '}
            <a href="/api/status" className="text-link">
              /api/status
            </a>
          </p>
        </PageSection>
      )}
    </div>
  );
}
