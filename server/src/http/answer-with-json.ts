import type { Context, TypedResponse } from 'hono';

/** JSON of `fields` and of one more that is JSON already: a long one is not read and written once more. */
export const jsonWith = (fields: object, name: string, json: string): string => {
  const begun = JSON.stringify(fields).slice(0, -1);
  return `${begun}${begun === '{' ? '' : ','}${JSON.stringify(name)}:${json}}`;
};

/** A JSON answer of `fields` and of one more that is JSON already. */
export const answerWithJson = <Answer extends object, Name extends keyof Answer & string>(
  c: Context,
  fields: Omit<Answer, Name>,
  name: Name,
  json: string,
): Response & TypedResponse<Answer, 200, 'json'> => {
  const response: Response = c.body(jsonWith(fields, name, json), 200, {
    'content-type': 'application/json',
  });
  return response as Response & TypedResponse<Answer, 200, 'json'>;
};
