import fc from 'fast-check';

/** The part of a JSON schema that the API's description uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}
export type NamedSchemas = Readonly<Record<string, Schema>>;

const id = '00000000-0000-4000-8000-000000000001';
const texts = [
  'Write about tea',
  id,
  'ada@example.test',
  'https://example.test/',
  'pro',
  '2026-01-01T00:00:00Z',
];

/** Values that have broken servers before. */
export const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, 2 ** 53, -(2 ** 63), [], {}, [[]], [null]),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\uD800',
    '\u202E',
    '%',
    "';--",
    '-1',
    'NaN',
    '__proto__',
    '\r\nx: y',
  ),
  fc.constantFrom(
    '2026-13-45',
    '275760-09-13T00:00:00.001Z',
    '-271821-04-19T23:59:59Z',
    '99999999999999999999',
  ),
  fc.constantFrom(
    'http://[',
    'javascript:alert(1)',
    id.replace('4', '0'),
    'x'.repeat(5000),
    '😀'.repeat(3000),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.json(),
);

const plausible = (named: NamedSchemas, given: Schema, depth: number): fc.Arbitrary<unknown> => {
  const schema = given.$ref ? (named[given.$ref.split('/').at(-1) ?? ''] ?? {}) : given;
  const within = (one: Schema) => nearly(named, one, depth + 1);
  const forms = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (forms?.length) return fc.oneof(...forms.map((form) => plausible(named, form, depth)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.items) return fc.array(within(schema.items), { maxLength: 3 });
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, one]) => [name, within(one)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  }
  if (schema.type === 'string') return fc.oneof(fc.constantFrom(...texts), fc.string({ maxLength: 60 }));
  if (schema.type === 'integer' || schema.type === 'number') return fc.integer({ min: -3, max: 100 });
  return schema.type === 'boolean' ? fc.boolean() : strange;
};

/** Input of about the form that a schema asks for, with something strange in it now and then. */
export const nearly = (named: NamedSchemas, schema: Schema, depth = 0): fc.Arbitrary<unknown> =>
  depth > 6
    ? strange
    : fc.oneof({ arbitrary: plausible(named, schema, depth), weight: 4 }, { arbitrary: strange, weight: 1 });
