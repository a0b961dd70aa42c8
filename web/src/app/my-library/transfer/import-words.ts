import type { ImportReport } from '@whetstone/contract';

type Item = ImportReport['items'][number];

const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

const problemsIn = (report: ImportReport) =>
  report.items.filter(({ outcome }) => outcome === 'problem').length;

/** What would happen, in a sentence or two. */
export function summaryWords(report: ImportReport): string {
  const all = report.items.length;
  const problems = problemsIn(report);
  if (problems === 0) return `${report.added} of ${all} would be added.`;
  const left = `${problems} of ${all} cannot be imported as ${problems === 1 ? 'it is' : 'they are'}.`;
  return `${left} Mend the file and choose it again, or leave ${problems === 1 ? 'it' : 'them'} out.`;
}

export function buttonWords(report: ImportReport): string {
  return problemsIn(report) > 0
    ? `Import the other ${report.added.toLocaleString('en-US')}`
    : `Add ${counted(report.added, 'prompt')}`;
}

/** What becomes of one entry. */
export function outcomeWords({ outcome, problem, same_as }: Item): string {
  switch (outcome) {
    case 'add':
      return 'Will be added';
    case 'duplicate':
      return 'You have it already';
    case 'repeat':
      return `The same as number ${same_as} in this file`;
    case 'problem':
      return problem ?? 'It cannot be imported.';
  }
}
