import { addedLine } from '../plan-line.ts';
import type { Contribution } from '../plan-line.ts';
import type { Scene } from '../scene.ts';

const named =
  /\b(postgres(?:ql)?|mysql|mariadb|sqlite|sql server|t-sql|mssql|oracle|pl\/sql|bigquery|snowflake|redshift|clickhouse|duckdb|spark sql|promql|kql|sparql|cypher|graphql|elasticsearch)\b/i;
const choices = ['portable', 'postgresql', 'mysql', 'sql-server', 'sqlite'] as const;
const names: Readonly<Record<(typeof choices)[number], string>> = {
  portable: 'Portable',
  postgresql: 'PostgreSQL',
  mysql: 'MySQL',
  'sql-server': 'SQL Server',
  sqlite: 'SQLite',
};

/** A7: the dialect of a query is the goal's own, else the person's choice, else what every database reads. */
export const queryDialect = (scene: Scene): Contribution => {
  if (scene.closed) return {};
  const own = named.exec(scene.reading.goal.slice(0, 4_000))?.[1];
  const line = (text: string, reason: string): Contribution => ({
    lines: [addedLine('requirements', 'A7', text, reason)],
  });
  if (own)
    return scene.level === 'standard'
      ? {}
      : line(`Only syntax that ${own} reads`, 'Your goal names the dialect');
  const chosen = scene.choose('dialect', choices);
  const text =
    chosen === 'portable'
      ? 'The most portable syntax; where databases differ, say how'
      : `${names[chosen]} syntax, with the oldest version it runs on`;
  return {
    ...(scene.level === 'standard' && chosen === 'portable' ? {} : line(text, 'Your goal names no database')),
    assumptions: [
      {
        id: 'dialect',
        label: 'Database',
        choices: choices.map((id) => ({ id, label: names[id] })),
        chosen,
        reason: 'Your goal names no database',
      },
    ],
  };
};
