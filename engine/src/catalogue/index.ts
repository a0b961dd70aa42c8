export * from './answers.ts';
export * from './categories.ts';
export * from './code.ts';
export * from './fields.ts';
export * from './industries.ts';
export * from './levels.ts';
export * from './targets.ts';
export * from './visual.ts';
