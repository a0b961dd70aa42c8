import type { Section, Span } from '../result.ts';
import type { Dialect, VisualSectionId } from './dialects/dialect.ts';
import type { Phrase } from './plan/phrase.ts';

const titles: Readonly<Record<VisualSectionId | 'settings', readonly [title: string, reason: string]>> = {
  subject: ['Subject', 'What is to be seen, in your words, first'],
  composition: ['Composition', 'Where it is seen from and what is around it'],
  light: ['Light', 'How it is lit'],
  style: ['Style', 'How it is made'],
  motion: ['Motion', 'What the camera does'],
  order: ['Order', 'What happens first, and what then'],
  settings: ['Settings', 'What the service reads besides the text'],
};

/** Sections in the service's order. All spans that are not removed, over all sections, join to the prompt. */
export function composeSections(
  goal: readonly Span[],
  phrases: readonly Phrase[],
  dialect: Dialect,
  settings: string,
): readonly Section[] {
  const bodies = dialect.order.flatMap((id) => {
    const own = phrases.filter((phrase) => phrase.section === id && phrase.text !== '');
    const spans =
      id === 'subject'
        ? [...goal, ...subjectAdditions(own, dialect, jointAfter(goal, dialect))]
        : joined(own, dialect);
    return spans.length > 0 ? [{ id, spans }] : [];
  });
  const sections = bodies.map(({ id, spans }, index): Section => {
    const opening: Span[] =
      index === 0 && dialect.opening !== undefined
        ? [
            {
              text: dialect.opening,
              origin: 'added',
              rule: 'M4',
              reason: 'This service reads no text: make this picture first',
            },
          ]
        : [];
    const isLast = index === bodies.length - 1;
    const closing: Span[] = isLast
      ? settings === ''
        ? []
        : [plain(dialect.settingsJoint)]
      : [plain(jointAfter(spans, dialect))];
    return section(id, [...opening, ...spans, ...closing]);
  });
  if (settings === '') return sections;
  return [
    ...sections,
    section('settings', [
      { text: settings, origin: 'added', rule: 'V9', reason: `Syntax of ${dialect.name}` },
    ]),
  ];
}

const plain = (text: string): Span => ({ text, origin: 'added' });

const section = (id: VisualSectionId | 'settings', spans: readonly Span[]): Section => ({
  id,
  title: titles[id][0],
  text: visible(spans),
  spans,
  reason: titles[id][1],
});

/** The text that spans stand for. */
export const visible = (spans: readonly Span[]): string =>
  spans.reduce((text, span) => (span.origin === 'removed' ? text : text + span.text), '');

function subjectAdditions(phrases: readonly Phrase[], dialect: Dialect, joint: string): Span[] {
  const spans = joined(phrases, dialect);
  return spans.length === 0 ? [] : [plain(joint), ...spans];
}

/** What joins the goal to the first addition: no comma stands after an exclamation or question mark. */
const jointAfter = (goal: readonly Span[], { form }: Dialect): string =>
  form === 'sentences' || /[!?…]["”]?$/u.test(goal.findLast((span) => span.origin !== 'removed')?.text ?? '')
    ? ' '
    : ', ';

/** Phrases of one section: one sentence, or parts with commas. */
function joined(phrases: readonly Phrase[], dialect: Dialect): Span[] {
  const isSentences = dialect.form === 'sentences';
  return phrases.flatMap((phrase, index): Span[] => {
    const end = index < phrases.length - 1 ? ', ' : isSentences ? '.' : '';
    const text =
      isSentences && index === 0 ? phrase.text.charAt(0).toUpperCase() + phrase.text.slice(1) : phrase.text;
    const added: Span = { text, origin: phrase.origin ?? 'added', rule: phrase.rule, reason: phrase.reason };
    return end === '' ? [added] : [added, plain(end)];
  });
}
