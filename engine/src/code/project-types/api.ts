import type { ProjectTypeProfile } from './project-type.ts';

export const api: ProjectTypeProfile = {
  id: 'api',
  thing: 'API',
  parts: 'operations',
  useTitle: 'Operations',
  tail: 'as an API',
  listRule: 'Lists come in pages with a fixed order and a largest page size',
  rules: [
    'Input is checked at the edge; every error has the same shape: code, message, field; what a rule forbids is an error of its own, told apart from bad input',
    'What is limited or unique is also enforced by the database, so that two calls at the same moment cannot break it',
  ],
  checks: [
    'When a required field is missing or an id unknown, then the answer is a client error that names it and nothing is stored',
  ],
  frameChecks: {
    search: 'When nothing matches, then the answer is an empty list and no error',
    filter:
      'When a filter names an unknown field, then the answer is a client error that lists the known ones',
    create: null,
    edit: 'When two callers change the same record, then the later one with an old version is refused',
    delete: 'When a record is deleted twice, then the second answer is not found',
    book: 'When two callers take the last place at the same moment, then one succeeds and the other gets a conflict',
    pay: 'When a payment is sent twice with the same key, then it is charged once',
    'sign-in': 'When a token is missing, expired or of another account, then nothing is read or written',
    manage:
      'When one caller asks for the {many} of another, then the answer is the same as for an unknown id',
    browse: null,
    comment: null,
    message: null,
    export: null,
    play: null,
    track: null,
    compare: null,
    compute: 'When an input is out of range, then the answer is a client error that states the range',
  },
  readOnly: {
    rules: [
      'Input is checked at the edge; every error has the same shape: code, message, field',
      'A source outside has a time limit; its failure is an error of its own, never an empty answer',
    ],
    checks: [
      'When a parameter is missing or malformed, then the answer is a client error that names it',
      'When what is asked for does not exist, then the answer is not found, in the same shape as every error',
      'When the source does not answer in time, then the answer says so and no half answer is given',
    ],
  },
  hasScreens: false,
};
