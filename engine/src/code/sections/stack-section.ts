import { optionsByProjectType } from '../../catalogue/code.ts';
import type { Notice } from '../../result.ts';
import type { CodeOptions } from '../code-options.ts';
import type { Block } from '../prompt/block.ts';
import { added, bullet, type Line } from '../prompt/line.ts';
import { namesLanguage, type NamedTechnology } from '../reading/named-technology.ts';
import { answerLine } from '../questions/own-lines.ts';
import type { PlanContext } from './plan-context.ts';

const labels = {
  platform: 'Platform',
  uiFramework: 'UI framework',
  frontend: 'Frontend',
  styling: 'Styling',
  apiPattern: 'API pattern',
  backend: 'Backend',
  database: 'Database',
  auth: 'Auth',
} as const;
type StackOption = keyof typeof labels;

interface StackChoice {
  readonly option: StackOption;
  readonly value: string;
  /** What the goal names in the same place; the goal wins. */
  readonly overruledBy: string | undefined;
}

/** The options of this project type that were chosen, those included that the goal overrules. */
export function stackChoices(
  options: CodeOptions,
  named: readonly NamedTechnology[],
): readonly StackChoice[] {
  const shown: readonly string[] = optionsByProjectType[options.projectType];
  return (Object.keys(labels) as StackOption[]).flatMap((option) => {
    const value = shown.includes(option) ? options[option] : undefined;
    if (value === undefined) return [];
    const rivals = named.filter(({ groups }) => (groups as readonly string[]).includes(option));
    const agrees = rivals.some(
      ({ name }) =>
        value.toLowerCase().includes(name.toLowerCase()) || name.toLowerCase().includes(value.toLowerCase()),
    );
    return [{ option, value, overruledBy: agrees ? undefined : rivals[0]?.name }];
  });
}

/** Says which choices were left out because the goal names something else. */
export const stackNotices = (choices: readonly StackChoice[]): readonly Notice[] =>
  choices.flatMap(({ value, overruledBy }) =>
    overruledBy === undefined
      ? []
      : [{ rule: 'B6', message: `Your goal names ${overruledBy}, so the chosen ${value} was left out.` }],
  );

/** Only what was chosen or named; else what the tool or repository has (rule B6). */
export function stackSection({
  options,
  named,
  tool,
  form,
  reading,
  statement,
  given,
}: PlanContext): Block | undefined {
  if (form === 'question') return undefined;
  const kept =
    form === 'program'
      ? []
      : stackChoices(options, named).filter(({ overruledBy }) => overruledBy === undefined);
  const told = given.filter(({ place }) => place === 'stack').map(answerLine);
  if (kept.length + told.length > 0) {
    const lines: Line[] = [
      ...kept.map(({ option, value }) => added(`${labels[option]}: ${value}`, 'B6', 'You chose it')),
      ...told,
    ];
    return {
      id: 'stack',
      title: 'Stack',
      reason: 'What you chose, and nothing else',
      headed: true,
      lines: lines.map(bullet),
    };
  }
  const isNamed = named.length > 0 || namesLanguage(reading.goal);
  if (form === 'steps') {
    return sentenceBlock('Name the libraries once, each with its reason.');
  }
  if (form === 'change' || statement !== undefined) return undefined;
  if (isNamed && form === 'product') return undefined;
  const text = form === 'program' ? tool.stack.program : tool.stack.product;
  const language =
    form === 'program' && !isNamed && tool.name === undefined
      ? 'The goal names no language: choose one and say why in one line. '
      : '';
  return text === '' ? undefined : sentenceBlock(language + text);
}

const sentenceBlock = (sentence: string): Block => ({
  id: 'stack',
  title: 'Stack',
  reason: 'No stack invented',
  headed: false,
  lines: [added(sentence, 'B6', 'No stack invented')],
});
