import type { Context, TypedResponse } from 'hono';

/** A JSON answer of `fields` and of one more that is JSON already: a long one is not read and written once more. */
export const answerWithJson = <Answer extends object, Name extends keyof Answer & string>(
  c: Context,
  fields: Omit<Answer, Name>,
  name: Name,
  json: string,
): Response & TypedResponse<Answer, 200, 'json'> => {
  const begun = JSON.stringify(fields).slice(0, -1);
  const body = `${begun}${begun === '{' ? '' : ','}${JSON.stringify(name)}:${json}}`;
  const response: Response = c.body(body, 200, { 'content-type': 'application/json' });
  return response as Response & TypedResponse<Answer, 200, 'json'>;
};
