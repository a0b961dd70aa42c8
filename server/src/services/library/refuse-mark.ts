import { sqlState } from '@whetstone/database';
import { promptNotFound } from '../prompts/own-prompt.ts';

/** A mark that a policy (42501) or a reference (23503) refuses is one on a prompt that the caller cannot see. */
export const refuseMark = (cause: unknown): never => {
  throw sqlState(cause) === '42501' || sqlState(cause) === '23503' ? promptNotFound() : cause;
};
