/** Letters that may stand together in a name: those of one row. */
export const scripts: readonly RegExp[] = [
  /\p{Script_Extensions=Latin}/u,
  /\p{Script_Extensions=Greek}/u,
  /\p{Script_Extensions=Cyrillic}/u,
  /\p{Script_Extensions=Armenian}/u,
  /\p{Script_Extensions=Georgian}/u,
  /\p{Script_Extensions=Hebrew}/u,
  /\p{Script_Extensions=Arabic}/u,
  /\p{Script_Extensions=Devanagari}/u,
  /\p{Script_Extensions=Bengali}/u,
  /\p{Script_Extensions=Gurmukhi}/u,
  /\p{Script_Extensions=Gujarati}/u,
  /\p{Script_Extensions=Tamil}/u,
  /\p{Script_Extensions=Telugu}/u,
  /\p{Script_Extensions=Kannada}/u,
  /\p{Script_Extensions=Malayalam}/u,
  /\p{Script_Extensions=Sinhala}/u,
  /\p{Script_Extensions=Thai}/u,
  /\p{Script_Extensions=Ethiopic}/u,
  /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}]/u,
  /[\p{Script_Extensions=Han}\p{Script_Extensions=Hangul}]/u,
];

/** What looks like a Latin letter, after the letter that it looks like (Unicode's confusables.txt, those of names). */
const alike: Readonly<Record<string, string>> = {
  a: 'аαɑ4',
  b: 'вьβ',
  c: 'сϲ',
  d: 'ԁđ',
  e: 'еєε3',
  g: 'ɡ9',
  h: 'һнħ',
  j: 'јϳ',
  k: 'кκ',
  l: 'i1ıіιłӏ',
  m: 'мμ',
  n: 'пηո',
  o: '0оοøօ',
  p: 'рρ',
  q: 'ԛ',
  s: 'ѕ5ꜱ',
  t: 'тτ',
  u: 'υս',
  v: 'ѵν',
  w: 'ԝω',
  x: 'хχ',
  y: 'уγ',
  z: '2ʐ',
};

/** The letter that each of them is compared as. */
export const lookAlikes: ReadonlyMap<string, string> = new Map(
  Object.entries(alike).flatMap(([letter, others]) => [...others].map((other) => [other, letter] as const)),
);

/** Two letters that look like one. */
export const pairsAlike: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['ß', 'ss'],
];

/** Words that no name may contain: who is called so is taken for one of those who run the site. */
export const titlesOfStaff: readonly string[] = [
  'admin',
  'admins',
  'administrator',
  'administrators',
  'administration',
  'moderator',
  'moderators',
  'mod',
  'official',
  'staff',
  'support',
  'system',
  'webmaster',
  'postmaster',
  'sysop',
];

/** Names that mean nobody or all of us, or are parts of our own addresses. */
export const wholeNamesTaken: readonly string[] = [
  'anonymous',
  'author',
  'everyone',
  'help',
  'help desk',
  'library',
  'nobody',
  'owner',
  'root',
  'security',
  'service',
  'team',
  'template',
  'templates',
  'the team',
  'unknown',
];
