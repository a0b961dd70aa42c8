import type { Generated, Origin, Section, Span } from '../result.ts';
import { writeContent } from './content.ts';
import type { ContentRequest } from './content-request.ts';
import type { Source, Stretch } from './written.ts';

const origins: Readonly<Record<Source, Origin>> = {
  own: 'goal',
  mended: 'edited',
  struck: 'removed',
  card: 'card',
  chosen: 'chosen',
  assumed: 'assumed',
  added: 'added',
};

const spanOf = ({ text, source, from, reason }: Stretch): Span => ({
  text,
  origin: origins[source],
  ...(from && from !== 'delimiter' && { rule: from }),
  ...(reason && { reason }),
});

const sectionOf = (id: string, title: string, reason: string, spans: readonly Span[]): readonly Section[] =>
  spans.length === 0
    ? []
    : [
        {
          id,
          title,
          reason,
          spans,
          text: spans.map(({ text, origin }) => (origin === 'removed' ? '' : text)).join(''),
        },
      ];

/** `writeContent` in the shape that all doors of the engine give. */
export const generateContent = (request: ContentRequest): Generated => {
  const { text, stretches, questions, offers, facts, counts, notices, tokens } = writeContent(request);
  const isSaid = ({ source, from }: Stretch): boolean =>
    from !== 'trade' && (source === 'card' || source === 'chosen' || source === 'assumed');
  const first = stretches.findIndex(isSaid);
  // The list's own dash goes with its first line.
  const split = first < 0 ? stretches.length : first - 1;
  const spans = stretches.map(spanOf);
  return {
    text,
    sections: [
      ...sectionOf('request', 'Your request', 'Your own words', spans.slice(0, split)),
      ...sectionOf(
        'said',
        'What you said about it',
        'What your cards say, and what you answered and chose',
        spans.slice(split),
      ),
    ],
    assumptions: [],
    questions: questions.map(({ name, ...question }) => ({ ...question, label: name })),
    offers,
    ...(facts.length > 0 && { facts }),
    counts,
    findings: [],
    notices,
    tokens,
  };
};
