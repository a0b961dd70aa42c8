import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateCode, generateContent, generateVisual, type Fact, type Generated } from '@whetstone/engine';
import type { CardFieldId } from '@whetstone/engine/catalogue';
import { faultsOf, type Person, type PersonGoal } from './person.ts';
import { persons as tuning } from './persons.ts';

const read = async (file: string): Promise<readonly Person[]> => {
  const path = resolve(process.env['INIT_CWD'] ?? '.', file);
  if (!file.endsWith('.json')) return (await import(pathToFileURL(path).href)).persons;
  const found = JSON.parse(await readFile(path, 'utf8'));
  return Array.isArray(found) ? found : found.persons;
};

/** Persons from a file, else those for tuning. Ends the process where the file cannot be measured, and says why. */
export const personsFrom = async (file?: string): Promise<readonly Person[]> => {
  const persons = file === undefined ? tuning : await read(file);
  const faults = faultsOf(persons);
  if (faults.length === 0) return persons;
  console.error(faults.join('\n'));
  return process.exit(1);
};

/** What is on a person's cards, as it travels with a goal. */
export const factsOf = ({ cards }: Person): readonly Fact[] =>
  cards.flatMap(({ name, fields }) =>
    Object.entries(fields).map(([field, text]) => ({
      id: field,
      card: name,
      field: field as CardFieldId,
      text,
    })),
  );

/** The prompt for a goal, at the level that people start with. */
export const write = ({ goal, door, media = 'image' }: PersonGoal, facts: readonly Fact[]): Generated => {
  if (door === 'code') return generateCode({ goal, facts, projectType: 'web-app' });
  if (door === 'visual') return generateVisual({ goal, facts, media });
  return generateContent({ goal, facts });
};

/** The fields that stand in a prompt. */
export const usedIn = ({ sections }: Generated): readonly string[] =>
  sections.flatMap(({ spans }) =>
    spans.flatMap(({ rule }) => (rule?.startsWith('card:') ? [rule.slice('card:'.length)] : [])),
  );
