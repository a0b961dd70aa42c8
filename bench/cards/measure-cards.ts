// npm run cards: how rightly facts of cards are used, by the goals in persons.ts.
import { generateCode, generateContent, generateVisual, type Fact, type Generated } from '@whetstone/engine';
import type { CardFieldId } from '@whetstone/engine/catalogue';
import { persons, type Person } from './persons.ts';

const factsOf = ({ cards }: Person): readonly Fact[] =>
  cards.flatMap(({ name, fields }) =>
    Object.entries(fields).map(([field, text]) => ({
      id: field,
      card: name,
      field: field as CardFieldId,
      text,
    })),
  );

const write = (goal: string, facts: readonly Fact[], door?: 'code' | 'visual'): Generated => {
  if (door === 'code') return generateCode({ goal, facts, projectType: 'web-app' });
  if (door === 'visual') return generateVisual({ goal, facts, media: 'image' });
  return generateContent({ goal, facts });
};

const usedIn = ({ sections }: Generated): readonly string[] =>
  sections.flatMap(({ spans }) =>
    spans.flatMap(({ rule }) => (rule?.startsWith('card:') ? [rule.slice('card:'.length)] : [])),
  );

let right = 0;
let wanted = 0;
let used = 0;
let wrong = 0;
for (const person of persons) {
  const facts = factsOf(person);
  for (const each of person.goals) {
    const written = write(each.goal, facts, each.door);
    const found = usedIn(written);
    const missed = each.wanted.filter((field) => !found.includes(field));
    const odd = found.filter((field) => ![...each.wanted, ...(each.fine ?? [])].some((ok) => ok === field));
    right += each.wanted.length - missed.length;
    wanted += each.wanted.length;
    used += found.length;
    wrong += odd.length;
    const open = (written.questions ?? []).filter(({ answer }) => !answer || answer.assumed);
    console.log(
      `${missed.length + odd.length > 0 ? '!' : ' '} ${each.goal.slice(0, 60)}: ${found.join(' ')}` +
        `${missed.length > 0 ? ` | missed ${missed.join(' ')}` : ''}${odd.length > 0 ? ` | odd ${odd.join(' ')}` : ''}` +
        ` | asks ${open.map(({ label }) => label).join(', ')}`,
    );
  }
}
const percent = (part: number, whole: number): string => ((100 * part) / whole).toFixed(1);
console.log(
  `wanted facts used: ${right} of ${wanted} (${percent(right, wanted)} %); of ${used} used ${wrong} odd (${percent(wrong, used)} %)`,
);
