import { schema } from '@whetstone/database';
import { eq } from 'drizzle-orm';
import type { Dependencies } from '../../http/dependencies.ts';
import { sealedPlace } from './stored-key.ts';

const { modelKeys } = schema;

/** Seals with the first encryption key what lies under an older one. Throws UnknownEncryptionKey. */
export const resealModelKeys = ({ database, box }: Pick<Dependencies, 'database' | 'box'>): Promise<void> =>
  database.asService(async (tx) => {
    const rows = await tx.select().from(modelKeys).orderBy(modelKeys.userId).for('update');
    for (const row of rows) {
      if (box.isCurrent(row.sealed)) continue;
      const sealed = box.seal(box.open(row.sealed, sealedPlace(row)), sealedPlace(row));
      await tx.update(modelKeys).set({ sealed }).where(eq(modelKeys.userId, row.userId));
    }
  });
