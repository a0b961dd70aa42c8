import { frameOf } from '../frames/verb-frames.ts';
import type { Block } from '../prompt/block.ts';
import { answerLine } from '../questions/own-lines.ts';
import { capitalised } from '../prompt/capitalised.ts';
import { added, bullet, type Line } from '../prompt/line.ts';
import { hasSource, isReadOnly } from '../reading/is-read-only.ts';
import { namesSecrets } from '../reading/design-cues.ts';
import { entryFields } from '../reading/splice.ts';
import type { PlanContext } from './plan-context.ts';

/** The goal's own conditions, then what is most often forgotten (rules C1, B3, B8, B9, B11). */
export function requirementsSection(context: PlanContext): Block | undefined {
  const { form } = context;
  if (form === 'question' || form === 'steps') return undefined;
  const told = context.given.filter(({ place }) => place === 'rule').map(answerLine);
  const lines = [...ownConditions(context), ...told, ...secrets(context)];
  if (form === 'program') lines.push(...programLines(context));
  else lines.push(...decisions(context), ...productLines(context));
  if (lines.length === 0) return undefined;
  return {
    id: 'requirements',
    title: 'Requirements',
    reason: 'What has to hold',
    headed: true,
    lines: lines.map(bullet),
  };
}

const ownConditions = ({ reading }: PlanContext): readonly Line[] =>
  reading.conditions.map((sentence) => {
    const body = sentence.replace(/\.$/, '');
    if (body.startsWith(entryFields))
      return [
        ...added(entryFields, 'B2', 'The list behind your title'),
        { text: body.slice(entryFields.length), origin: 'goal' as const },
      ];
    return capitalised(body);
  });

const secrets = ({ reading }: PlanContext): readonly Line[] =>
  namesSecrets(reading.prose)
    ? [
        added(
          'Secrets come from settings or are typed in; none is in source, logs or addresses',
          'B9',
          'Secrets stay out',
        ),
      ]
    : [];

function programLines({ reading, chosen, statement, cases: known }: PlanContext): readonly Line[] {
  if (statement !== undefined) return [added(statement.requirement, 'B8', 'Cases that break it')];
  const shape =
    chosen('shape') === 'function'
      ? [
          added(
            'A function that other code can call, with a thin command around it',
            'B8',
            'You chose a function',
          ),
        ]
      : [];
  const cases = known.slice(0, 2).map(({ line }) => added(line, 'B8', 'Cases that break code'));
  const usage =
    shape.length === 0 && /\b(?:script|cli|command[- ]line|tool)\b/i.test(reading.task.slice(0, 160))
      ? [
          added(
            `Paths and settings are arguments with defaults, shown by --help; exit code 0 only if all went well${cases.some((line) => line.some(({ text }) => /second run|twice/.test(text))) ? '' : '; it can be run again without harm'}`,
            'B8',
            'How a script is used',
          ),
        ]
      : [];
  return [...shape, ...cases, ...usage];
}

const decisions = ({ tensions, chosen }: PlanContext): readonly Line[] =>
  tensions.map((tension) => {
    const choice = tension.choices.find(({ id }) => id === chosen(tension.id));
    return added(
      choice?.line ?? tension.line,
      'B11',
      choice === undefined ? 'Two wishes pull apart' : `You chose: ${choice.label}`,
    );
  });

const timeCue =
  /\b(?:\d+|an?|one|two|three) (?:minutes?|hours?|days?|weeks?|months?|years?)\b|after (?:noon|midnight|\d)/i;

function productLines(context: PlanContext): readonly Line[] {
  const { reading, type, isThin, chosen, change } = context;
  const frames = context.abilities.kept.flatMap(({ verbs }) => verbs.flatMap((verb) => frameOf(verb) ?? []));
  const lines: Line[] = [];
  if (chosen('sign-in') === 'email')
    lines.push(added('Sign-in with e-mail and password, with reset by e-mail', 'B2', 'You chose it'));
  if (chosen('sign-in') === 'link')
    lines.push(
      added('Sign-in by a link sent to the e-mail address, without passwords', 'B2', 'You chose it'),
    );
  if (chosen('sign-in') === 'open')
    lines.push(
      added(
        'Sign-in by the simplest method that the stack offers; say which',
        'B2',
        'How people sign in is not given',
      ),
    );
  if (!isThin)
    lines.push(
      ...(reading.kind?.cases ?? []).slice(0, 1).map((text) => added(text, 'B8', 'Cases that break code')),
    );
  if (type.listRule !== undefined && frames.some(({ list }) => list))
    lines.push(added(type.listRule, 'B3', 'Most-forgotten screens'));
  if (type.formRule !== undefined && frames.some(({ form }) => form))
    lines.push(added(type.formRule, 'B3', 'Most-forgotten states'));
  lines.push(...(change?.requirements ?? []).map((text) => added(text, 'B5', 'Keeps the change small')));
  if (change?.id === 'fix' || reading.kind?.isScreenless) return lines;
  if (context.stated.some((text) => timeCue.test(text)))
    lines.push(
      added(
        'Time comes from one clock that tests can set, so that each limit is tried to the second',
        'B4',
        'Your goal sets times',
      ),
    );
  if (change?.id === 'add' && context.stated.length > 0)
    lines.push(
      added(
        'The server enforces this; the page only shows it',
        'B2',
        'Rules on the page alone can be passed by',
      ),
    );
  if (context.form === 'product' || type.id === 'feature') {
    const isLookup = type.readOnly !== undefined && isReadOnly(reading.goal);
    const usual = isLookup
      ? (type.readOnly?.rules ?? []).filter((text) => hasSource(reading.goal) || !text.includes('source'))
      : type.rules;
    const rules = change !== undefined && change.id !== 'add' ? usual.slice(0, 1) : usual;
    lines.push(...rules.map((text) => added(text, 'B1', `What every ${type.thing} needs`)));
  } else if (change?.id === 'add') {
    lines.push(
      added(
        'The smallest change that does it; everything else behaves as before',
        'B5',
        'Keeps the change small',
      ),
    );
  }
  return lines;
}
