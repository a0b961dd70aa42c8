// npm run cards [FILE]: how rightly facts of cards are used, by persons with goals (JSON or TypeScript in the shape of
// person.ts); without a file by the tuning goals in persons.ts.
import type { CardFieldId } from '@whetstone/engine/catalogue';
import { factsOf, personsFrom, usedIn, write } from './write-goal.ts';

const listed = (head: string, found: readonly string[]): string =>
  found.length > 0 ? `\n     ${head}: ${found.join(', ')}` : '';

const persons = await personsFrom(process.argv[2]);
const sum = { goals: 0, wanted: 0, right: 0, used: 0, odd: 0, open: 0 };
for (const person of persons) {
  const facts = factsOf(person);
  console.log(`\n${person.name}`);
  for (const each of person.goals) {
    const written = write(each, facts);
    const used = usedIn(written);
    const known: readonly string[] = [...each.wanted, ...(each.fine ?? [])];
    const right = each.wanted.filter((field) => used.includes(field));
    const missing = each.wanted.filter((field) => !used.includes(field));
    const odd = used.filter((field) => !known.includes(field));
    const open = (written.questions ?? []).filter(({ answer }) => !answer || answer.assumed);
    sum.goals += 1;
    sum.wanted += each.wanted.length;
    sum.right += right.length;
    sum.used += used.length;
    sum.odd += odd.length;
    sum.open += open.length;
    console.log(
      ` ${missing.length + odd.length > 0 ? '!' : ' '} ${each.door ?? 'text'}: ${each.goal}` +
        listed('used rightly', right) +
        listed('missing', missing) +
        listed('odd', odd) +
        listed(
          'fine',
          used.filter((field) => !right.includes(field as CardFieldId) && !odd.includes(field)),
        ) +
        listed(
          'asked',
          open.map(({ label }) => label),
        ),
    );
  }
}
const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;
console.log(
  `\n${sum.goals} goals: ${sum.right} of ${sum.wanted} wanted facts used (${percent(sum.right, sum.wanted)}); ` +
    `${sum.odd} of ${sum.used} used facts odd (${percent(sum.odd, sum.used)}); ` +
    `${(sum.open / Math.max(1, sum.goals)).toFixed(1)} questions open a goal`,
);
