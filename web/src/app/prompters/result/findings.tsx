import type { Finding, Notice } from '@whetstone/engine';

interface FindingsProps {
  findings: readonly Finding[];
  notices: readonly Notice[];
}

const severityLooks = { error: 'bg-bad', warning: 'bg-warn', hint: 'bg-border' } as const;
const severityNames = { error: 'Problem', warning: 'Warning', hint: 'Hint' } as const;

/** What the check of the finished prompt found, and what the person should know besides. */
export function Findings({ findings, notices }: FindingsProps) {
  // A notice that leads to another screen stands at the head of the result.
  const remarks = notices.filter(({ screen }) => !screen);
  if (findings.length + remarks.length === 0) return undefined;
  return (
    <section aria-labelledby="findings" className="border-t border-hairline px-(--desk-inset) py-6 text-13">
      <h3 id="findings" className="pb-2 text-13 font-semibold">
        Checked
      </h3>
      <ul className="flex flex-col gap-2">
        {remarks.map((notice) => (
          <li key={notice.message}>{notice.message}</li>
        ))}
        {findings.map((finding) => (
          <li key={`${finding.rule} ${finding.message}`} className="flex gap-3">
            <span className={`mt-1.5 size-2 flex-none rounded-full ${severityLooks[finding.severity]}`} />
            <span>
              <span className="sr-only">{severityNames[finding.severity]}: </span>
              <span className="text-ink">{finding.message}</span> {finding.fix}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
