import type { Note } from '../../../ui/manuscript/number-notes.ts';
import { leftInWords } from '../questions/left-in-words.ts';
import type { WrittenPrompt } from '../draft/prompter-draft.ts';

interface NoteWordsProps {
  name: string;
  reason: string;
  /** Nobody chose it. */
  isAssumed?: boolean;
}

/** A note that tells first what was chosen, then why it matters. */
export const NoteWords = ({ name, reason, isAssumed = false }: NoteWordsProps) => (
  <>
    <span
      className={`line-clamp-2 text-wrap first-letter:uppercase ${isAssumed ? '' : 'font-medium text-ink'}`}
    >
      {name}
    </span>
    {reason && <span className="text-wrap text-mute">{reason}</span>}
  </>
);

const asked = 'question:';

/** Whether the note is about an answer: why it is asked stands beside its question. */
export const isAsked = ({ rule }: Note): boolean => rule?.startsWith(asked) ?? false;

/** The answer or the offer that a note is about, in the words of its chip. */
export function chosenFor({ rule }: Note, { questions, offers }: WrittenPrompt): string | undefined {
  const { answer, choices } = questions?.find(({ id }) => rule === asked + id) ?? {};
  // The prompt says "up to you", which here would be the person.
  if (answer?.assumed && choices && !choices.includes(answer.text)) return leftInWords;
  return answer?.text ?? offers?.find(({ id }) => rule === `offer:${id}`)?.label;
}
