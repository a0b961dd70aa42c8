import { useMutation } from '@tanstack/react-query';
import type { ImportReport, ImportRequest } from '@whetstone/contract';
import { useState } from 'react';
import { importPrompts, takeBackImport } from '../../../lib/api/transfer.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { offerUndo } from '../acts/undo.ts';
import { usePromptChange } from '../use-prompt-change.ts';
import { addedWords, takenBackWords } from './import-words.ts';

/** The files, and what a person said about how to read them. */
export type Question = Pick<ImportRequest, 'files' | 'format' | 'encoding' | 'has_heads' | 'columns'>;

const newOnes = ({ items }: ImportReport): ReadonlySet<number> =>
  new Set(items.filter(({ outcome }) => outcome === 'add').map(({ row }) => row));

/** Takes an import back, and says what went and what stayed. */
export const useTakeBack = () =>
  usePromptChange(takeBackImport, {
    failure: 'The import was not undone.',
    onDone: (answer) => showToast({ text: takenBackWords(answer) }),
  });

/** An import from its files to the last button: nothing is written before that. */
export function useImport(onAdded: () => void) {
  const [question, setQuestion] = useState<Question>();
  const [report, setReport] = useState<ImportReport>();
  const [rows, setRows] = useState<ReadonlySet<number>>(new Set());
  const [publishes, setPublishes] = useState(false);
  const takeBack = useTakeBack();
  const look = useMutation({
    mutationFn: (asked: Question) => importPrompts({ ...asked, publish: false, dry_run: true }),
    onSuccess: (read) => {
      setReport(read);
      setRows(newOnes(read));
    },
  });
  const add = usePromptChange(
    (asked: Question) => importPrompts({ ...asked, rows: [...rows], publish: publishes, dry_run: false }),
    {
      isToldElsewhere: true,
      onDone: ({ id, added, republished }) => {
        offerUndo(addedWords(added, republished), () => id && takeBack.mutate(id));
        onAdded();
      },
    },
  );
  const ask = (asked: Question) => {
    add.reset();
    setQuestion(asked);
    look.mutate(asked);
  };
  return {
    report: question && report,
    question,
    rows,
    setRows,
    /** Chosen rows that were public where they come from. */
    publicOnes: report?.items.filter((item) => item.was_public && rows.has(item.row)).length ?? 0,
    publishes,
    setPublishes,
    error: add.error ?? look.error,
    isReading: look.isPending,
    /** What is shown is not what would be added. */
    isStale: look.isPending || look.isError,
    isAdding: add.isPending,
    ask,
    /** The same files, read another way. */
    askAgain: (change: Partial<Question>) => question && ask({ ...question, ...change }),
    add: () => question && add.mutate(question),
    startOver: () => {
      look.reset();
      add.reset();
      setQuestion(undefined);
      setReport(undefined);
      setPublishes(false);
    },
  };
}
