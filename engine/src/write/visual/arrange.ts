import type { Service } from '../../knowledge/services/service.ts';
import type { Section, Span } from '../../result.ts';
import { leaning, order, reasons, titles, type SectionId, type Slot } from '../../knowledge/visual/slots.ts';
import { textOfSpans } from '../../reading/text-edits.ts';
import { joint } from '../line.ts';
import { mended } from '../mend.ts';
import { capital } from '../wording.ts';
import type { Addition } from './ask-picture.ts';
import type { Picture } from './read-picture.ts';
import type { Touch } from './touch.ts';

/** What one prompt is put together from. */
export interface Parts {
  readonly picture: Picture;
  readonly additions: readonly Addition[];
  readonly touches: readonly Touch[];
  readonly service?: Service;
  readonly flags: readonly string[];
}

const added = (touch: Touch, text: string): Span => {
  const [rule, reason] = reasons[touch.slot];
  return { text, origin: 'added', rule, reason };
};

/** The person's words as spans: the request around them struck out, slips mended, the end as the service wants it. */
const ownSpans = ({ picture, service, touches, additions }: Parts): readonly Span[] => {
  const { goal, start, end } = picture;
  const longest = service?.longest ?? goal.text.length;
  const body = goal.text.slice(start, end);
  const cut = body.length > longest ? start + Math.max(1, body.lastIndexOf(' ', longest)) : end;
  const spans = mended(goal, { start, end: cut });
  const struck = (text: string, rule: string, reason: string): readonly Span[] =>
    text === '' ? [] : [{ text, origin: 'removed', rule, reason }];
  const [head, ...tail] = spans;
  const isRaised =
    service?.form !== 'phrases' &&
    head?.origin === 'goal' &&
    /^\p{Ll}/u.test(head.text) &&
    !/^\p{Ll}\p{Lu}/u.test(head.text);
  const raised: readonly Span[] =
    isRaised && head
      ? [
          { text: capital(head.text.charAt(0)), origin: 'edited', rule: 'V1' },
          { ...head, text: head.text.slice(1) },
          ...tail,
        ]
      : spans;
  const last = raised.at(-1);
  // Phrases of ours follow behind a comma.
  const isOpened =
    service?.form === 'phrases' && touches.length + additions.length > 0 && last?.text.endsWith('.') === true;
  return [
    ...struck(goal.text.slice(0, start), 'V1', 'The screen already says what is being made'),
    ...(isOpened && last ? [...raised.slice(0, -1), { ...last, text: last.text.slice(0, -1) }] : raised),
    ...(isOpened ? struck('.', 'V1', 'The period goes, because more phrases follow') : []),
    ...struck(goal.text.slice(cut), 'V9', 'Flags or length that this service does not take'),
  ];
};

/** A noun phrase to which its place is joined by a comma. */
const takesPlace = (text: string): boolean =>
  text.length < 90 && !/[.!?;:,\n"”“']|\b(?:is|are|was|were)\b/.test(text);

/** Touches as sentences, those that lean on the one before in the same. */
const asSentences = (touches: readonly Touch[]): readonly Span[] => {
  const spans: Span[] = [];
  touches.forEach((touch, at) => {
    const leans = at > 0 && [leaning[touch.slot], touch.slot].includes(touches[at - 1]?.slot);
    if (leans) spans.push(joint(', '), added(touch, touch.text));
    else
      spans.push(
        joint(at > 0 ? '. ' : ' '),
        added(touch, capital(touch.slot === 'setting' ? `set ${touch.text}` : touch.text)),
      );
  });
  return spans.length > 0 ? [...spans, joint('.')] : [];
};

const comma = ', ';

const asPhrases = (touches: readonly Touch[]): readonly Span[] =>
  touches.flatMap((touch) => [joint(comma), added(touch, touch.text)]);

const section = (id: SectionId, spans: readonly Span[]): Section => ({
  id,
  title: titles[id][0],
  text: textOfSpans(spans),
  spans,
  reason: titles[id][1],
});

/** A comma between two sections closes the first: no section begins with one. */
const withJoints = (sections: readonly Section[]): readonly Section[] =>
  sections.map((each, at) => {
    const [first, ...rest] = each.spans;
    const mine = at > 0 && first?.text === comma ? rest : each.spans;
    const next = sections[at + 1]?.spans[0];
    const spans = next?.text === comma ? [...mine, next] : mine;
    return { ...each, spans, text: textOfSpans(spans) };
  });

/** The sections of a prompt; their texts, joined, are the prompt. */
export const arrange = (parts: Parts): readonly Section[] => {
  const { additions, touches, service, flags } = parts;
  const isPhrases = service?.form === 'phrases';
  const own = ownSpans(parts);
  const ownText = textOfSpans(own);
  const of = (slots: readonly Slot[]): readonly Touch[] =>
    slots.flatMap((slot) => touches.filter((touch) => touch.slot === slot));
  const write = isPhrases ? asPhrases : asSentences;
  const chosen = additions.flatMap(({ text, origin, rule, reason }): readonly Span[] => [
    joint(isPhrases ? ', ' : ' '),
    {
      text: isPhrases
        ? text.replace(/\.$/, '').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
        : text,
      origin,
      rule,
      reason,
    },
  ]);
  const sections = order.flatMap(([id, slots]): readonly Section[] => {
    const mine = of(slots);
    if (id !== 'subject') return mine.length > 0 ? [section(id, write(mine))] : [];
    const [setting] = mine;
    const joins = setting?.slot === 'setting' && (isPhrases || takesPlace(ownText));
    const opening = service?.opening ? [joint(service.opening)] : [];
    const joined = joins && setting ? [joint(', '), added(setting, setting.text)] : [];
    const needsEnd = !isPhrases && (joins || !/[.!?…:;]["”’']?$/u.test(ownText.trim())) && ownText !== '';
    return [
      section('subject', [
        ...opening,
        ...own,
        ...joined,
        ...(needsEnd ? [joint('.')] : []),
        ...chosen,
        ...write(joins ? mine.slice(1) : mine),
      ]),
    ];
  });
  return withJoints(
    flags.length > 0
      ? [
          ...sections,
          section('settings', [
            {
              text: ` ${flags.join(' ')}`,
              origin: 'added',
              rule: 'V9',
              reason: 'Flags the service reads',
            },
          ]),
        ]
      : sections,
  );
};
