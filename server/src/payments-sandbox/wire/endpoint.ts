import { z } from 'zod';
import type { Objects } from '../object-store.ts';
import { invalidRequest } from '../provider-error.ts';

export interface Call<Params> {
  readonly objects: Objects;
  /** The sandbox's own time, in seconds. */
  readonly now: number;
  /** Of the path; empty where there is none. */
  readonly id: string;
  readonly params: Params;
  readonly siteUrl: string;
}

export interface Endpoint {
  readonly method: 'get' | 'post' | 'delete';
  readonly path: string;
  answer(call: Call<unknown>): Promise<object>;
}

const expandList = z.array(z.string()).optional();

/** One operation of the provider. Parameters that it does not know are refused, as the provider refuses them. */
export const endpoint = <Shape extends z.ZodRawShape>(
  method: Endpoint['method'],
  path: string,
  shape: Shape,
  answer: (call: Call<z.infer<z.ZodObject<Shape>>>) => Promise<object>,
): Endpoint => {
  const schema = z.strictObject({ ...shape, expand: expandList });
  return {
    method,
    path,
    answer: (call) => {
      const parsed = schema.safeParse(call.params);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        const param = issue?.code === 'unrecognized_keys' ? issue.keys.join(', ') : issue?.path.join('.');
        const what = issue?.code === 'unrecognized_keys' ? 'Received unknown parameter' : 'Invalid parameter';
        throw invalidRequest(`${what}: ${param}`, param ? { param } : {});
      }
      return answer({ ...call, params: parsed.data as z.infer<z.ZodObject<Shape>> });
    },
  };
};

export const metadata = z.record(z.string(), z.string()).optional();
export const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
export const limit = z.coerce.number().int().min(1).max(100).optional();
export const seconds = z.coerce.number().int();
