/** Two wishes that pull apart, or a wish that needs a decision nobody has made (rule B11). */
export interface Tension {
  readonly id: string;
  readonly both: readonly [RegExp, RegExp];
  readonly line: string;
  readonly label: string;
  readonly choices: readonly { readonly id: string; readonly label: string; readonly line: string }[];
}

export const tensions: readonly Tension[] = [
  {
    id: 'anonymous-account',
    both: [/\banonym\w+/i, /\b(?:notif\w+|follow\w*|accounts?|log ?in|sign ?in|regist\w+|manage their)\b/i],
    line: 'Following, notifications and accounts need to know a person, yet posts are anonymous: keep the link between account and post out of every page and response, and explain how',
    label: 'Anonymous, yet known',
    choices: [
      {
        id: 'code',
        label: 'No accounts, a private code',
        line: 'Nobody has an account: whoever posts gets a private code that opens replies and notifications',
      },
    ],
  },
  {
    id: 'offline-sync',
    both: [/\boffline\b/i, /\b(?:sync\w*|real-?time|shared?|collaborat\w+|multi-?user)\b/i],
    line: 'The same entry can be changed offline in two places: propose how the two versions are merged and wait for my answer before building that part',
    label: 'Two offline changes',
    choices: [
      {
        id: 'last',
        label: 'The later change wins',
        line: 'When the same entry was changed offline in two places, the later change wins and the other is kept as a version',
      },
    ],
  },
  {
    id: 'no-server-shared',
    both: [
      /\b(?:no (?:server|backend)|without (?:a )?(?:server|backend)|client-?side|single (?:html )?file)\b/i,
      /\b(?:accounts?|log ?in|leaderboard|multiplayer|share with|other users|payments?)\b/i,
    ],
    line: 'There is no server, yet people should share data: say what can work on one device only, and ask before adding a service',
    label: 'Shared without a server',
    choices: [
      {
        id: 'local',
        label: 'One device only',
        line: 'Everything stays on one device; what would need a server is left out and named',
      },
    ],
  },
  {
    id: 'public-private',
    both: [
      /\b(?:public\w*|everyone can (?:see|view)|share\w*)\b/i,
      /\b(?:medical|health records?|patients?|personal information|salar\w+|bank details)\b/i,
    ],
    line: 'Personal data stands beside pages that others see: list which fields are public and wait for my answer; until then all are private',
    label: 'Which personal fields are public',
    choices: [
      {
        id: 'private',
        label: 'None',
        line: 'All personal fields are private; public pages show none of them',
      },
    ],
  },
  {
    id: 'outside-data',
    both: [
      /\b(?:weather|forecast|exchange rates?|currenc(?:y|ies) convert\w*|stock (?:prices?|market|information|data|reports?)|crypto(?:currency)? prices?|flights?|train tickets?|tv (?:show|schedule)|sports? (?:scores|results)|nutrition|calorie counter|movies?|github (?:status|stars)|real-?time (?:prices|data)|product prices|news feed|book finder|country from ip)\b/i,
      /^(?![\s\S]*\b(?:apis?|https?:|feed|sample data|mock|seed|csv|dataset)\b)/i,
    ],
    line: 'The source of the data is not given: take one that is free and needs no key where there is one and name it, else sample data labelled as such; either way behind one module',
    label: 'Where the data comes from',
    choices: [
      {
        id: 'sample',
        label: 'Sample data',
        line: 'Use sample data, labelled as such on the screen, behind one module that a real source can replace',
      },
    ],
  },
];

export const tensionsIn = (goal: string): readonly Tension[] =>
  tensions.filter(({ both }) => both[0].test(goal) && both[1].test(goal));
