export * from './auth.ts';
export * from './private.ts';
export * from './outbox.ts';
export * from './public.ts';
export * from './library.ts';
export * from './payments.ts';
export * from './status.ts';
export * from './model-calls.ts';
