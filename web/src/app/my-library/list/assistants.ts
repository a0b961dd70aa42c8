/** Assistants that take a text by their address, as each is reached today. */
const assistants = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/?q=' },
  { name: 'Claude', address: 'https://claude.ai/new?q=' },
  { name: 'Perplexity', address: 'https://www.perplexity.ai/search?q=' },
  { name: 'Mistral', address: 'https://chat.mistral.ai/chat?q=' },
  { name: 'Grok', address: 'https://grok.com/?q=' },
] as const;

/** Longer addresses are cut off or refused on their way. */
const longestAddress = 6000;

/** Where the text can be opened; none where it is too long for an address. */
export const assistantsFor = (text: string) =>
  assistants
    .map(({ name, address }) => ({ name, href: address + encodeURIComponent(text) }))
    .filter(({ href }) => href.length <= longestAddress);
