import { createPublicKey, verify } from 'node:crypto';

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
// Before the 32 bytes of an Ed25519 key stands always the same description of it.
const ed25519Prefix = Buffer.from('302a300506032b6570032100', 'hex');

// The longest text of 32 bytes.
const longestAddress = 44;

/** The 32 bytes of an address; null for what is none. */
const decodeBase58 = (text: string): Buffer | null => {
  if (text.length > longestAddress) return null;
  let value = 0n;
  for (const sign of text) {
    const digit = base58.indexOf(sign);
    if (digit < 0) return null;
    value = value * 58n + BigInt(digit);
  }
  const hex = value.toString(16).padStart(64, '0');
  return hex.length === 64 ? Buffer.from(hex, 'hex') : null;
};

const isSolana = (message: string, signature: string, address: string): boolean => {
  const key = decodeBase58(address);
  const bytes = Buffer.from(signature, 'base64url');
  if (!key || bytes.length !== 64) return false;
  const publicKey = createPublicKey({
    key: Buffer.concat([ed25519Prefix, key]),
    format: 'der',
    type: 'spki',
  });
  return verify(null, Buffer.from(message), publicKey, bytes);
};

const isEthereum = async (message: string, signature: string, address: string): Promise<boolean> => {
  if (!/^0x[0-9a-f]{130}$/i.test(signature) || !/^0x[0-9a-f]{40}$/i.test(address)) return false;
  // Loaded when first needed: the library is large and most servers never use it.
  const { recoverMessageAddress } = await import('viem/utils');
  const signer = await recoverMessageAddress({ message, signature: `0x${signature.slice(2)}` }).catch(
    () => null,
  );
  return signer?.toLowerCase() === address.toLowerCase();
};

/** Whether the owner of the address signed the message. */
export const isSignedBy = async (
  chain: 'ethereum' | 'solana',
  message: string,
  signature: string,
  address: string,
): Promise<boolean> =>
  chain === 'solana' ? isSolana(message, signature, address) : isEthereum(message, signature, address);
