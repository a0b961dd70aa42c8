export interface MonthlyWork {
  /** Answers asked for in a month. */
  answers: number;
  /** Minutes of rewriting that an answer costs today. */
  minutes: number;
  /** What an hour of this work costs, in US dollars. */
  hourUsd: number;
  /** Share of the rewriting that falls away, 0 to 1. */
  share: number;
}

/** What falls away in a month and in a year, in whole US dollars. */
export function savings({ answers, minutes, hourUsd, share }: MonthlyWork) {
  const monthUsd = Math.round(((answers * minutes) / 60) * hourUsd * share);
  return { monthUsd, yearUsd: monthUsd * 12 };
}
