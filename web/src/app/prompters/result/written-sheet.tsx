import type { Question } from '@whetstone/engine';
import { useLayoutEffect, useMemo } from 'react';
import { Manuscript } from '../../../ui/manuscript/manuscript.tsx';
import { keepNotesOnLines } from '../../../ui/manuscript/notes-on-lines.ts';
import { isLetter, type Note } from '../../../ui/manuscript/number-notes.ts';
import { factOfRule } from '../cards/fact-of-rule.ts';
import { TakeOut } from '../cards/take-out.tsx';
import type { WrittenPrompt } from '../draft/prompter-draft.ts';
import { resultId } from '../form/show-result.ts';
import { OpenLines } from './open-lines.tsx';
import { withoutEcho } from './without-echo.ts';
import { chosenFor, isAsked, NoteWords } from './note-words.tsx';

export interface WrittenSheetProps {
  prompt: WrittenPrompt;
  onTakeOut: (fact: string) => void;
  /** Each is a line below the prompt. */
  open: readonly Question[];
}

/** The prompt with its marks; beside each line what was chosen, or why it is there. */
export function WrittenSheet({ prompt, onTakeOut, open }: WrittenSheetProps) {
  const sections = useMemo(() => prompt.sections.map(withoutEcho), [prompt.sections]);
  useLayoutEffect(() => {
    const desk = document.getElementById(resultId);
    return sections && desk ? keepNotesOnLines(desk) : undefined;
  }, [sections]);
  const wordsOf = (note: Note) => {
    const name = chosenFor(note, prompt);
    if (name !== undefined)
      return (
        <NoteWords name={name} reason={isAsked(note) ? '' : note.reason} isAssumed={isLetter(note.label)} />
      );
    const fact = factOfRule(note.rule);
    if (fact === undefined) return undefined;
    return (
      <>
        {note.reason} <TakeOut fact={fact} onTakeOut={() => onTakeOut(fact)} />
      </>
    );
  };
  return (
    <Manuscript
      sections={sections}
      isDrawn
      isLettered
      wordsOf={wordsOf}
      next={open.length > 0 && <OpenLines questions={open} />}
    />
  );
}
