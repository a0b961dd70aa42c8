import type { Assumption, AssumptionChoices } from '../../result.ts';
import type { CodeReading } from '../reading/code-reading.ts';
import type { GoalForm } from '../reading/goal-form.ts';
import { wantsSignIn } from '../reading/sign-in-cue.ts';
import { entitiesIn } from './data-section.ts';
import { leftForLater } from './not-now-section.ts';
import { mendsWhatIs, type PlanContext } from './plan-context.ts';

/** The form in force: a question or a request for steps may be turned into a build. */
export function formInForce(reading: CodeReading, choices: AssumptionChoices | undefined): GoalForm {
  const asked = reading.form === 'question' || reading.form === 'steps';
  return asked && choices !== undefined && Object.hasOwn(choices, 'form') && choices['form'] === 'build'
    ? 'product'
    : reading.form;
}

/** Every guess that the prompt rests on, each with what else it could be. */
export function planAssumptions({
  options,
  reading,
  isThin,
  change,
  statement,
  named: technologies,
  tensions,
}: Pick<
  PlanContext,
  'options' | 'reading' | 'isThin' | 'change' | 'statement' | 'named' | 'tensions'
>): readonly Assumption[] {
  const form = formInForce(reading, options.assumptions);
  const isProduct = form === 'product' || form === 'change';
  const { kind } = reading;
  const found: Assumption[] = [];
  const offer = (
    id: string,
    label: string,
    reason: string,
    choices: readonly (readonly [string, string])[],
  ): void => {
    const wished =
      options.assumptions !== undefined && Object.hasOwn(options.assumptions, id)
        ? options.assumptions[id]
        : undefined;
    const known = choices.find(([choice]) => choice === wished) ?? choices[0];
    if (known === undefined) return;
    found.push({
      id,
      label,
      choices: choices.map(([choice, name]) => ({ id: choice, label: name })),
      chosen: known[0],
      reason,
    });
  };

  if (reading.form === 'question') {
    offer('form', 'What you want back', 'You asked a question', [
      ['answer', 'An answer'],
      ['build', 'A build'],
    ]);
  }
  if (reading.form === 'steps') {
    offer('form', 'What you want back', 'You asked for the steps', [
      ['steps', 'The steps'],
      ['build', 'Build it now'],
    ]);
  }
  if (isThin && kind !== undefined && form !== 'program' && form !== 'question') {
    const variants = (kind.variants ?? []).map(({ id, label }) => [id, label] as const);
    const named = variants.filter(([id]) => new RegExp(`\\b${id}\\b`, 'i').test(reading.goal));
    offer('first-version', 'First version', `The goal is short; this is what a ${kind.name} has`, [
      ...named,
      ['proposed', 'The usual parts'],
      ...variants.filter((variant) => !named.includes(variant)),
      ['none', 'Leave it to the tool'],
    ]);
  }
  const isPart = kind === undefined && options.projectType === 'component';
  if (isProduct && !isPart && !mendsWhatIs({ change }) && leftForLater(reading).length > 0) {
    offer('boundary', 'Left for later', 'Keeps version one small', [
      ['small', 'Name what waits'],
      ['open', 'No boundary'],
    ]);
  }
  if (!isThin && isProduct && entitiesIn(reading).length > 1) {
    offer('data', 'What is stored', 'Fields guessed from the nouns of your goal', [
      ['proposed', 'Propose fields'],
      ['none', 'Leave it to the tool'],
    ]);
  }
  if (
    form === 'product' &&
    options.projectType !== 'component' &&
    kind?.id !== 'auth' &&
    options.auth === undefined &&
    wantsSignIn(reading.goal) &&
    !technologies.some(({ groups }) => groups.includes('auth'))
  ) {
    offer('sign-in', 'Sign-in', 'People sign in, and how is not given', [
      ['open', 'The simplest the stack offers'],
      ['email', 'E-mail and password'],
      ['link', 'Link by e-mail'],
    ]);
  }
  if (isProduct) {
    for (const { id, label, choices, line } of tensions) {
      offer(id, label, line, [
        ['ask', 'Have the tool ask'],
        ...choices.map((choice) => [choice.id, choice.label] as const),
      ]);
    }
  }
  if (form === 'program' && statement === undefined) {
    offer('tests', 'Tests', 'Small programs are best checked by running them', [
      ['with', 'With tests'],
      ['without', 'Without'],
    ]);
    if (
      /\b(?:program|script|code)\b/i.test(reading.task.slice(0, 120)) &&
      !/\b(?:function|class|method|query)\b/i.test(reading.task)
    ) {
      offer('shape', 'Shape', 'The goal does not say how it is started', [
        ['script', 'A script to run'],
        ['function', 'A function to call'],
      ]);
    }
  }
  return found;
}
