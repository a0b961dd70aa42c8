const examples: readonly (readonly [RegExp, string])[] = [
  [/^about/, 'our move to the new office in June'],
  [/^reader|^audience/, 'new members who never came'],
  [/^tone/, 'warm, not salesy'],
  [/^event/, 'spring open day'],
  [/must-be-in/, 'the points and figures to use'],
  [/tried|done-so-far/, 'called twice, no answer'],
  [/^where-i-stand/, 'ran 5 km twice'],
  [/time-a-week/, 'three hours'],
  [/since-when|how-long|began/, 'two weeks ago'],
  [/^dates|start-and-end/, '3 to 10 May'],
  [/\bday\b|\bdate\b|deadline|by-when/, 'Friday 3 May, 6 pm'],
  [/number$/, 'A-2041'],
  [/price|amount|budget|cost|pay-range|capital|income/, '€ 240'],
  [/country/, 'Portugal'],
  [/place|location|address|region|where-i-start/, 'Hall 2, Harbour Street'],
  [/contact/, 'anna@example.org'],
  [/link/, 'example.org/start'],
  [/company|organisation|employer|publication/, 'Harbour Bikes'],
  [/people|travels|participants/, 'two adults, one child'],
  [/^name|sender|recipient|my-name|quoted|responsible|who-covers|who-decides|owner/, 'Anna Ruiz'],
];

/** How an answer to the question of this id could read; undefined where nothing short would show it. */
export const exampleOf = (id: string): string | undefined => examples.find(([kind]) => kind.test(id))?.[1];
