import type { Database } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres, type PostgresOptions } from './open-postgres.ts';

/** PostgreSQL where `url` is given, else the embedded database in `dataDir`. */
export const openDatabase = ({
  url,
  dataDir,
  onOutage,
}: { url?: string; dataDir: string } & Pick<PostgresOptions, 'onOutage'>): Promise<Database> =>
  url ? openPostgres({ url, ...(onOutage && { onOutage }) }) : openPglite({ dataDir });
