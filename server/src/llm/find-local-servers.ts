import { z } from 'zod';

/** Where servers of models on one's own machine usually listen. */
export const usualServers = [
  { name: 'Ollama', port: 11_434 },
  { name: 'LM Studio', port: 1234 },
  { name: 'llama.cpp', port: 8080 },
] as const;

/** Most that a look may take, in milliseconds. */
const lookMs = 300;

const modelList = z.object({ data: z.array(z.object({ id: z.string() })) });
/** Names that are safe to print into a command line. */
const plainName = /^[\w.:/@-]{1,200}$/;

export interface LocalServer {
  readonly name: string;
  readonly address: string;
  readonly models: readonly string[];
}

async function look({ name, port }: { name: string; port: number }): Promise<LocalServer[]> {
  const address = `http://127.0.0.1:${port}/v1`;
  try {
    const answer = await fetch(`${address}/models`, {
      redirect: 'error',
      signal: AbortSignal.timeout(lookMs),
    });
    const { data } = modelList.parse(await answer.json());
    const models = data.map(({ id }) => id).filter((id) => plainName.test(id));
    return models.length > 0 ? [{ name, address, models }] : [];
  } catch {
    // Mostly nothing listens there; whatever else does is no server of models.
    return [];
  }
}

/** The servers of models that answer on this machine, all looked for at once. Never throws. */
export const findLocalServers = async (
  servers: readonly { readonly name: string; readonly port: number }[] = usualServers,
): Promise<LocalServer[]> => (await Promise.all(servers.map(look))).flat();

/** What was found, and the command that lets it write. */
export const localServerInWords = ({ name, address, models: [first = '', ...others] }: LocalServer): string =>
  [
    `Found ${name} at ${address} with ${first}${others.length > 0 ? ` and ${others.length} more` : ''}. It is not used. To let it write prompts:`,
    `  LLM_PROVIDER=openai-compatible LLM_BASE_URL=${address} LLM_MODEL=${first} LLM_FIRST_TOKEN_MS=60000 LLM_TIMEOUT_MS=120000 npm start`,
  ].join('\n');
