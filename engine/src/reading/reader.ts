const person =
  '\\d+[- ]year[- ]olds?|children|kids|students?|beginners?|newcomers|customers?|clients?|colleagues|co-workers|coworkers|employees|parents|developers?|engineers?|managers?|investors?|teachers?|patients?|users?|readers?|members?|attendees|guests?|subscribers|buyers|shoppers|executives|leaders|founders|adults|teenagers?|teens|seniors|professionals|non-experts|laypeople|laypersons|visitors|volunteers|donors|candidates|applicants|recruiters?|stakeholders|business owners?|home ?owners|freelancers|entrepreneurs|marketers|designers|writers|runners|travell?ers|families|neighbors|neighbours|nurses|doctors|tutors|supervisors|contractors|directors|waiters|salespeople|sales (?:people|team|staff)|residents|listeners|viewers|fans|first-timers|learners|staff|the board|my boss|my team|our team|my manager|the team|[a-z]+ graders?|\\d+(?:st|nd|rd|th) graders?|audience|people|(?!letters|computers|numbers|papers|offers|orders|flowers|dinners|others|layers|servers|posters|stickers|rivers|powers|members\\b.{0}|answers|chapters|headers|parameters|matters|numbers|results|restaurants|plants|events|elephants|giants|variants|documents|pants|trees|degrees|fees|bees|coffees|committees|lists|posts|tests|artists?$|playlists|checklists|twists)[a-z]+(?:ers|eers|ists|ians|ants|ees)';
const pattern = new RegExp(
  `\\b(?:for|to|aimed at|targeting|targeted at|geared towards?|addressed to|help)\\s((?:(?:my|our|the|a|an|all|young|retired|old|older|elderly|new|busy|small|high|middle|school|elementary|college|university|first-time|potential|existing|loyal|prospective|non-technical|technical|hotel|local|remote|senior|junior|\\d+[- ]year[- ]old|[a-z]+ing|[a-z]+al|[a-z]+y)\\s){0,3}(?:${person}))(?![\\p{L}-])`,
  'iu',
);

/** The reader that the goal names, in its own words ("new customers"), or undefined. */
export const findReader = (instructions: string): string | undefined =>
  /\blike i['’]?m (?:5|five)\b/i.test(instructions)
    ? 'a five-year-old'
    : pattern.exec(instructions.slice(0, 4_000))?.[1];
