import { lookup, type LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** `public`: the open internet over https. `private`: also this machine and the network around it. */
export type Reach = 'public' | 'private';

/** Most that one answer may hold, in bytes. */
const mostBytes = 4 * 1024 * 1024;

/** An address that people may not have this server call. Says nothing of what is there. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

const ranges: Record<Reach, readonly string[]> = {
  public: ['unicast'],
  private: ['unicast', 'private', 'loopback', 'uniqueLocal', 'carrierGradeNat'],
};

/** Whether an IP address lies within reach; an IPv6 form of an IPv4 address counts as that one. */
export const isWithinReach = (address: string, reach: Reach): boolean =>
  ipaddr.isValid(address) && ranges[reach].includes(ipaddr.process(address).range());

/** An address written as a number is never looked up, so it is judged before. */
export function refuseUrl(url: URL, reach: Reach): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPlain = url.protocol === 'https:' || (reach === 'private' && url.protocol === 'http:');
  if (!isPlain || url.username || url.password) throw new AddressRefused('This address is not allowed.');
  if (ipaddr.isValid(host) && !isWithinReach(host, reach))
    throw new AddressRefused('This address is not allowed.');
}

/** Looks a name up within the connection, so that what was judged is what is called. */
const lookupWithin =
  (reach: Reach): LookupFunction =>
  (name, options, done) => {
    const all: LookupOptions & { all: true } = { ...options, all: true };
    lookup(name, all, (error, addresses) => {
      if (error) return done(error, '');
      const isRefused = addresses.some(({ address }) => !isWithinReach(address, reach));
      const [first] = addresses;
      if (isRefused || !first) return done(new AddressRefused('This address is not allowed.'), '');
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };

async function open(reach: Reach): Promise<typeof fetch> {
  const { Agent, fetch: fetchBy } = await import('undici');
  const dispatcher = new Agent({ connect: { lookup: lookupWithin(reach) }, maxResponseSize: mostBytes });
  const guarded = async (input: string | URL, init: Parameters<typeof fetchBy>[1]) => {
    const url = new URL(input);
    refuseUrl(url, reach);
    return fetchBy(url, { ...init, dispatcher, redirect: 'error' });
  };
  // The library's own fetch, since Node's built-in one takes no dispatcher of another version; both speak the standard.
  return guarded as unknown as typeof fetch;
}

const opened: Partial<Record<Reach, Promise<typeof fetch>>> = {};

/** A fetch for addresses that people give: no inner network, no redirect, no endless answer. Throws {@link AddressRefused}. */
export const guardedFetch = (reach: Reach): Promise<typeof fetch> => (opened[reach] ??= open(reach));
