export { anonymous, type Claims, type Role } from './claims.ts';
export { rowsOf, type Database, type Transaction } from './database.ts';
export { countUse, returnUse, type UseLimit } from './count-use.ts';
export { DirectoryInUse } from './directory-lock.ts';
export { migrateBack } from './migrate-back.ts';
export { openDatabase } from './open-database.ts';
export { sqlState } from './sql-state.ts';
export * as schema from './schema/index.ts';
export { violatedConstraint } from './violated-constraint.ts';
