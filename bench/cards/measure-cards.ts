// npm run cards [FILE]: how rightly facts of cards are used, by persons with goals (JSON or TypeScript in the shape of
// person.ts); without a file by the tuning goals in persons.ts.
import { measure, sumOf } from './measure.ts';
import { personsFrom } from './write-goal.ts';

const uses = measure(await personsFrom(process.argv[2]));
let person = '';
for (const use of uses) {
  if (use.person !== person) console.log(`\n${use.person}`);
  ({ person } = use);
  const { goal, right, missing, odd, fine, asked } = use;
  const lines = Object.entries({ 'used rightly': right, missing, odd, fine, asked });
  console.log(` ${missing.length + odd.length > 0 ? '!' : ' '} ${goal.door ?? 'text'}: ${goal.goal}`);
  for (const [head, found] of lines) if (found.length > 0) console.log(`     ${head}: ${found.join(', ')}`);
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
const { goals, right, wanted, odd, used, asked } = sumOf(uses);
console.log(
  `\n${goals} goals: ${right} of ${wanted} wanted facts used (${percent(right, wanted)}); ` +
    `${odd} of ${used} used facts odd (${percent(odd, used)}); ` +
    `${(asked / Math.max(1, goals)).toFixed(1)} questions open a goal`,
);
