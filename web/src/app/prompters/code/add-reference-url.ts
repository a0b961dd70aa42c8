import { referenceUrlLimits } from '@whetstone/contract/limits';

type Added = { urls: readonly string[] } | { problem: string };

const sameAs = (url: string) => (other: string) => new URL(other).href === new URL(url).href;
const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** The list with a typed address at its end, or why it cannot be added; blank text changes nothing. */
export function addReferenceUrl(urls: readonly string[], typed: string): Added {
  const url = typed.trim();
  if (url === '') return { urls };
  if (!isWebAddress(url))
    return { problem: 'Start the address with http:// or https://, as in https://example.com.' };
  if (urls.some(sameAs(url))) return { problem: 'This address is already in the list.' };
  if (url.length > referenceUrlLimits.length)
    return {
      problem: `This address is too long: ${referenceUrlLimits.length.toLocaleString('en-US')} characters at most.`,
    };
  if (urls.length >= referenceUrlLimits.count)
    return { problem: `The list is full: ${referenceUrlLimits.count} addresses at most.` };
  return { urls: [...urls, url] };
}
