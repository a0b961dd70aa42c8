import { queryOptions } from '@tanstack/react-query';
import type { GivenAnswers } from '@whetstone/contract';
import { api, quietApi } from './api.ts';
import { bodyOf } from './body-of.ts';

/** What was answered before, the last given first. */
export const rememberedAnswersQuery = queryOptions({
  queryKey: ['remembered-answers'],
  queryFn: ({ signal }) => bodyOf(quietApi['remembered-answers'].$get({}, { init: { signal } })),
  staleTime: 60_000,
});

const one = api['remembered-answers'][':id'];

export const rememberAnswers = (json: GivenAnswers) => bodyOf(quietApi['remembered-answers'].$post({ json }));
export const rewordAnswer = ({ id, answer }: { id: string; answer: string }) =>
  bodyOf(one.$patch({ param: { id }, json: { answer } }));
export const forgetAnswer = (id: string) => bodyOf(one.$delete({ param: { id } }));
export const forgetAnswers = () => bodyOf(api['remembered-answers'].$delete());
