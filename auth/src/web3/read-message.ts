import { z } from 'zod';

/** A message that a wallet signed to sign in: EIP-4361 for Ethereum, its sibling for Solana. */
export interface Web3Message {
  readonly domain: string;
  readonly address: string;
  readonly statement: string;
  readonly uri: string;
  readonly chainId: string;
  readonly issuedAt: Date;
  readonly expirationTime: Date | null;
  readonly notBefore: Date | null;
}

const head =
  /^(?<domain>\S+) wants you to sign in with your (?<chain>Ethereum|Solana) account:\n(?<address>\w+)\n/;
const fields = {
  uri: 'URI',
  version: 'Version',
  chainId: 'Chain ID',
  issuedAt: 'Issued At',
  expirationTime: 'Expiration Time',
  notBefore: 'Not Before',
};
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const shape = z.object({
  uri: z.url(),
  version: z.literal('1'),
  chainId: z.string().max(100).default(''),
  issuedAt: moment,
  expirationTime: moment.nullish(),
  notBefore: moment.nullish(),
});

/** Reads a message for one chain; null for one that is malformed, names a field twice, or is for the other chain. */
export const readWeb3Message = (text: string, chain: 'ethereum' | 'solana'): Web3Message | null => {
  const opening = head.exec(text)?.groups;
  if (!opening || opening['chain']?.toLowerCase() !== chain) return null;
  const start = text.search(/^URI: /m);
  if (start < 0) return null;
  const lines = text.slice(start).split('\n');
  const values: Record<string, string> = {};
  for (const [name, label] of Object.entries(fields)) {
    const found = lines.filter((line) => line.startsWith(`${label}: `));
    if (found.length > 1) return null;
    if (found[0] !== undefined) values[name] = found[0].slice(label.length + 2);
  }
  const parsed = shape.safeParse(values);
  if (!parsed.success) return null;
  const { domain = '', address = '' } = opening;
  const statement = text.slice(head.exec(text)?.[0].length ?? 0, start).trim();
  const { expirationTime = null, notBefore = null, ...rest } = parsed.data;
  return { domain, address, statement, expirationTime, notBefore, ...rest };
};
