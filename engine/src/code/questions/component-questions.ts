import { ask, type Asked, type Asking } from './asked.ts';
import { namesPlatform } from './names-platform.ts';

const shows: Readonly<Record<string, string>> = {
  modal: 'What it says, and its buttons',
  select: 'What can be chosen, how many entries',
  'date-picker': 'Which days can be chosen, and which not',
  table: 'The columns, and an example row',
  carousel: 'What it shows, and how many',
  navbar: 'The links, in their order',
  wizard: 'The steps, and the fields of each',
  form: 'The fields, and which are required',
  upload: 'Which files, how large, how many',
  card: 'What stands on it, with an example',
  map: 'Where the places come from, what each shows',
  countdown: 'To which moment, and what shows at its end',
  rating: 'How many steps, halves or not, who may rate',
  chart: 'Which figures, with their unit and range',
};

/** What a component shows and where it is to work. */
export function componentQuestions({ reading, options, named }: Asking): readonly Asked[] {
  const id = reading.kind?.id ?? '';
  const label = reading.kind === undefined ? 'What it shows, with an example' : shows[id];
  const isFull =
    reading.words > 14 ||
    (reading.kind === undefined && !/\b(?:for|of)\b/i.test(reading.prose)) ||
    /:|,[^,]+,|\b(?:where|which|that|with)\b/.test(reading.prose);
  const isKnown = options.frontend !== undefined || named.length > 0 || namesPlatform(reading.goal);
  return [
    ...(label === undefined || isFull ? [] : [ask('fact', 'content', 'Content', label)]),
    ...(isKnown ? [] : [ask('stack', 'framework', 'Framework and styling', 'Framework and styling in use')]),
  ];
}
