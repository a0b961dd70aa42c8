import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings.ts';

const local = {
  LLM_PROVIDER: 'openai-compatible',
  LLM_BASE_URL: 'http://localhost:11434/v1',
  LLM_MODEL: 'llama3.1',
};

describe('[EN-01] settings of the model', () => {
  it('are absent by default, and the name is the product’s', () => {
    expect(readSettings({})).toMatchObject({ model: undefined, aiName: 'Whetstone AI' });
  });

  it('take a local endpoint without a key, and Anthropic without an address', () => {
    expect(readSettings({ ...local, LLM_NAME: 'Our AI' })).toMatchObject({
      aiName: 'Our AI',
      model: {
        baseUrl: 'http://localhost:11434/v1',
        model: 'llama3.1',
        timeoutMs: 20_000,
        firstTokenMs: 2500,
      },
    });
    const hosted = { LLM_PROVIDER: 'anthropic', LLM_MODEL: 'claude', LLM_API_KEY: 'sk-secret' };
    expect(readSettings(hosted).model).toMatchObject({ provider: 'anthropic', baseUrl: undefined });
  });

  it.each(['openai', 'google', 'mistral'])(
    'take %s by its name and key, and how long it thinks',
    (provider) => {
      const hosted = {
        LLM_PROVIDER: provider,
        LLM_MODEL: 'm',
        LLM_API_KEY: 'sk-secret',
        LLM_REASONING: 'low',
      };
      expect(readSettings(hosted).model).toMatchObject({ provider, baseUrl: undefined, reasoning: 'low' });
    },
  );

  it.each([
    ['LLM_PROVIDER', { LLM_MODEL: 'llama3.1' }],
    ['LLM_PROVIDER', { ...local, LLM_PROVIDER: 'magic' }],
    ['LLM_MODEL', { ...local, LLM_MODEL: '' }],
    ['LLM_BASE_URL', { ...local, LLM_BASE_URL: '' }],
    ['LLM_BASE_URL', { ...local, LLM_BASE_URL: 'ftp://models' }],
    ['LLM_BASE_URL', { ...local, LLM_BASE_URL: 'https://me:secret@models.example/v1' }],
    ['LLM_BASE_URL', { ...local, LLM_BASE_URL: 'http://models.example/v1', LLM_API_KEY: 'sk-secret' }],
    ['LLM_API_KEY', { LLM_PROVIDER: 'anthropic', LLM_MODEL: 'claude' }],
    ['LLM_API_KEY', { LLM_PROVIDER: 'openai', LLM_MODEL: 'gpt' }],
    ['LLM_REASONING', { ...local, LLM_REASONING: 'deeply' }],
    ['LLM_TIMEOUT_MS', { ...local, LLM_TIMEOUT_MS: '5' }],
    ['LLM_FIRST_TOKEN_MS', { ...local, LLM_FIRST_TOKEN_MS: '9000', LLM_TIMEOUT_MS: '8000' }],
    ['LLM_PRICE_IN', { ...local, LLM_PRICE_IN: '-1' }],
    ['LLM_DAILY_CEILING', { ...local, LLM_DAILY_CEILING: '0' }],
  ])('are refused by name when %s makes no sense', (name, source) => {
    expect(() => readSettings(source)).toThrow(name);
  });

  it('do not repeat the key in a refusal', () => {
    expect(() => readSettings({ LLM_API_KEY: 'sk-secret' })).toThrow(/^(?!.*sk-secret)[\s\S]*LLM_PROVIDER/);
  });
});
