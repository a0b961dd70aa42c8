import { disposableEmailBlocklistSet } from 'disposable-email-domains-js';

let hosts: ReadonlySet<string> | undefined;

/** Whether the host of an address gives out throw-away addresses, itself or as a host below one that does. */
export const isThrowAway = (address: string): boolean => {
  hosts ??= disposableEmailBlocklistSet();
  const labels = address
    .slice(address.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.');
  return labels.some((_, index) => index < labels.length - 1 && hosts?.has(labels.slice(index).join('.')));
};
