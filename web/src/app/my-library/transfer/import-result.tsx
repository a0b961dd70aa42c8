import type { ImportReport } from '@whetstone/contract';
import { outcomeWords, summaryWords } from './import-words.ts';

/** What an import would do with each entry of its file. */
export function ImportResult({ report }: { report: ImportReport }) {
  return (
    <>
      <output className="text-14">{summaryWords(report)}</output>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <section aria-label="What the file holds" tabIndex={0} className="max-h-72 overflow-y-auto">
        <table className="w-full text-13">
          <thead className="sr-only">
            <tr>
              <th scope="col">Number</th>
              <th scope="col">Title</th>
              <th scope="col">Outcome</th>
            </tr>
          </thead>
          <tbody>
            {report.items.map((item) => (
              <tr key={item.row} className="border-t border-hairline">
                <td className="w-10 py-2 text-mute tabular">{item.row}</td>
                <td className="py-2 pr-4 text-ink wrap-anywhere">{item.title}</td>
                <td className={item.outcome === 'problem' ? 'py-2 text-bad' : 'py-2 text-body'}>
                  {outcomeWords(item)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
