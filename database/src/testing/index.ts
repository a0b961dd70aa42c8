export { createEmptyDatabase, createTestDatabase, type TestDatabase } from './test-database.ts';
export { ada, earlierDatabase } from './earlier-data/earlier-database.ts';
export { addPerson, claimsOf, type Person } from './people.ts';
export { refusal } from './refusal.ts';
export { breakable, type Breakable, type Condition } from './breakable.ts';
export { barrier } from './barrier.ts';
export { untilWaiting } from './until-waiting.ts';
