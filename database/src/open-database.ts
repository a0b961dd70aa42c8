import type { Database } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

/** PostgreSQL where `url` is given, else the embedded database in `dataDir`. */
export const openDatabase = ({ url, dataDir }: { url?: string; dataDir: string }): Promise<Database> =>
  url ? openPostgres({ url }) : openPglite({ dataDir });
