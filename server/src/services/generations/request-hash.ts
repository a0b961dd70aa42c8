import { createHash } from 'node:crypto';
import { type GenerationRequest, paidPartOf } from '@whetstone/contract';

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, item]) => [key, sorted(item)]);
};

const hashOf = (value: object): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(value)))
    .digest('hex');

/** SHA-256 in hex of what is asked for, whatever the order of its fields: tells a repeated request from another one. */
export const requestHash = (request: GenerationRequest): string => hashOf(request);

/** The same of what was paid for alone: tells a rewriting from another prompt. */
export const paidHash = (request: GenerationRequest): string => hashOf(paidPartOf(request));

/** Under which hashes a prompt may stand in the ledger: rows of before the goal was trimmed have the goal as it was sent. */
export const paidHashes = (request: GenerationRequest): readonly string[] => [
  ...new Set([paidHash(request), hashOf({ ...paidPartOf(request), goal: request.goal })]),
];
