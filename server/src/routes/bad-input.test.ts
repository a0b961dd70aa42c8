import { errorBody, errorStatuses } from '@whetstone/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { nearly, type NamedSchemas, type Schema } from '../testing/strange-input.ts';
import { createTestServer } from '../testing/test-server.ts';

interface Operation {
  readonly parameters?: readonly { name: string; in: string; schema: Schema }[];
  readonly requestBody?: { content: { 'application/json'?: { schema: Schema } } };
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { schemas: NamedSchemas };
}
interface Request {
  readonly method: string;
  readonly path: string;
  readonly values: readonly (readonly [name: string, place: string, value: unknown])[];
  readonly body: string;
}

const serviceRoleKey = 's'.repeat(40);
const server = await createTestServer({ AUTH_SERVICE_ROLE_KEY: serviceRoleKey });
afterAll(() => server.close());
const [ada, admin] = [await server.signUp('ada'), await server.signUp('admin')];
await server.database.asOwner((tx) =>
  tx.execute(sql`insert into public.admins (user_id, granted_by) values (${admin.id}, 'test')`),
);
const described = (await (await server.app.request('/api/openapi.json')).json()) as Description;

const runs = Number(process.env['FUZZ_RUNS'] ?? 6);
const seed = Number(process.env['FUZZ_SEED'] ?? 1);
const json = 'application/json';
const types = [json, json, json, 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'];
const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

const send = ({ method, path, values, body }: Request, type: string, token: string | undefined) => {
  const headers = new Headers({ 'content-type': type });
  if (token) headers.set('authorization', `Bearer ${token}`);
  const query = new URLSearchParams();
  let address = path;
  for (const [name, place, given] of values) {
    const value = asText(given);
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value) || '%20');
    else if (place === 'query') query.append(name.toWellFormed(), value);
    else headers.set(name, value.replace(/[^\x20-\x7E]/g, '?'));
  }
  const hasBody = !['GET', 'HEAD'].includes(method);
  return server.app.request(`${address}?${query}`, { method, headers, body: hasBody ? body : null });
};

interface Refusal {
  readonly status: number;
  readonly isJson: boolean;
  readonly text: string;
}

/** Sends requests of anybody's, none of which may make the server fail, and answers how it refused them. */
const refusals = async (arbitrary: fc.Arbitrary<Request>, tokens: readonly (string | undefined)[]) => {
  const refused: Refusal[] = [];
  await fc.assert(
    fc.asyncProperty(
      arbitrary,
      fc.constantFrom(...types),
      fc.constantFrom(...tokens),
      async (request, type, token) => {
        await server.database.asOwner((tx) => tx.execute(sql`truncate private.rate_limits`));
        server.failures.length = 0;
        const answer = await send(request, type, token);
        const text = await answer.text();
        if (answer.status >= 500 || server.failures.length > 0)
          throw new Error(`${answer.status} ${text} ${JSON.stringify(server.failures)}`);
        const isJson = answer.headers.get('content-type')?.startsWith(json) ?? false;
        if (answer.status >= 400) refused.push({ status: answer.status, isJson, text });
      },
    ),
    { numRuns: runs, seed },
  );
  return refused;
};

const bodyOf = (schema: Schema): fc.Arbitrary<string> =>
  fc.oneof(
    {
      arbitrary: nearly(described.components.schemas, schema).map((value) => JSON.stringify(value)),
      weight: 5,
    },
    { arbitrary: fc.constantFrom('', '{', '[1', '"', '\uFEFF{}', 'a=b'), weight: 1 },
  );

const text: Schema = { type: 'string' };
const fields = (names: string): Schema => ({
  properties: Object.fromEntries(names.split(' ').map((name) => [name, text])),
});

describe('bad input', () => {
  const operations = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      parameters,
      body: requestBody?.content[json]?.schema ?? {},
    })),
  );
  const notDescribed = {
    '/api/demo-requests': fields('name email company message'),
    '/functions/v1/enhance': { properties: { description: text, options: fields('type context category') } },
    '/functions/v1/stripe-checkout': fields('price_id success_url cancel_url mode coupon_code'),
    '/functions/v1/stripe-portal': fields('return_url'),
    '/functions/v1/stripe-webhook': fields('id type data'),
  };
  const others = Object.entries(notDescribed).map(([path, body]) => ({
    method: 'POST',
    path,
    parameters: [],
    body,
  }));

  it.each([...operations, ...others])(
    'at $method $path is refused with a code and a plain sentence',
    async ({ method, path, parameters, body }) => {
      const values = fc.tuple(
        ...parameters.map(({ name, in: place, schema }) =>
          nearly(described.components.schemas, schema).map((value) => [name, place, value] as const),
        ),
      );
      const arbitrary = fc.record({
        method: fc.constant(method),
        path: fc.constant(path),
        values,
        body: bodyOf(body),
      });
      for (const refused of await refusals(arbitrary, [ada.token, admin.token, undefined])) {
        const { error } = errorBody.parse(JSON.parse(refused.text));
        expect(errorStatuses[error.code]).toBe(refused.status);
        // The two sentences without a full stop are the brief's own.
        expect(error.message).toMatch(/\.$|^User with email .* not found$|: Please enter an email address$/s);
        expect(error.message).not.toMatch(/Invalid|expected|undefined/);
      }
    },
  );
});

interface Told {
  readonly error_code?: unknown;
  readonly msg?: unknown;
  readonly error?: { readonly code: unknown; readonly message: unknown };
}

describe('bad input of the account service and the stand-ins', () => {
  const names =
    'email phone password token type token_hash refresh_token auth_code code_verifier code_challenge nonce provider ' +
    'id_token message signature chain factor_type code challenge_id redirect_to new_email domain data';
  const query = `${names} grant_type scope scopes page per_page state error session`;
  const routes = server.app.routes
    .filter(({ method, path }) => method !== 'ALL' && /^\/(auth|dev)\//.test(path))
    .map(({ method, path }) => ({ method, path: path.replace(/:(\w+)/g, '{$1}') }));

  it.each(routes)('at $method $path is refused with a code', async ({ method, path }) => {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
      nearly({}, text).map((value) => [name, 'path', value] as const),
    );
    const inQuery = nearly({}, fields(query)).map((value) =>
      Object.entries(value ?? {}).map(([name, one]) => [name, 'query', one] as const),
    );
    const arbitrary = fc.record({
      method: fc.constant(method),
      path: fc.constant(path),
      values: fc.tuple(fc.tuple(...inPath), inQuery).map((lists) => lists.flat()),
      body: bodyOf(fields(names)),
    });
    const refused = await refusals(arbitrary, [serviceRoleKey, admin.token, undefined]);
    const told = refused.filter(({ isJson }) => isJson).map((one) => JSON.parse(one.text) as Told);
    const words = told.flatMap(({ error, error_code, msg }) => [
      error_code ?? error?.code,
      msg ?? error?.message,
    ]);
    expect(words.filter((word) => typeof word !== 'string' || word === '')).toEqual([]);
  });
});
