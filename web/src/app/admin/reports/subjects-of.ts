import type { AdminReport } from './report-row.tsx';

/** What is reported, with every report about it that has been read so far. */
export interface Subject {
  readonly key: string;
  readonly first: AdminReport;
  readonly reports: readonly AdminReport[];
}

/** Reports by what they are about, in the order of the oldest report of each. */
export const subjectsOf = (reports: readonly AdminReport[]): Subject[] => {
  const groups = Map.groupBy(reports, ({ subject_kind, subject_id }) => `${subject_kind} ${subject_id}`);
  return [...groups].flatMap(([key, about]) => {
    const [first] = about;
    return first ? [{ key, first, reports: about }] : [];
  });
};
