import type { ClientResponse } from 'hono/client';

type Body<Response> = Response extends ClientResponse<infer Value, 200, 'json'> ? Value : never;

/** The body of a success. The API's fetch throws for every other answer, so the type leaves those out. */
export const bodyOf = async <Response extends { json(): Promise<unknown> }>(
  answer: Promise<Response>,
): Promise<Body<Response>> => (await (await answer).json()) as Body<Response>;
